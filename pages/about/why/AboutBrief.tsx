import { useTranslation } from 'react-i18next';
import {
  AchievementFigures,
  hasAchievements,
  hasExampleAchievement,
} from '../../../components/sections/about/AchievementFigures.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { company } from '../../../content/company.ts';

/** The company in one band: its story, values, figures and certifications, of which `/about` says what they mean. */
export function AboutBrief() {
  const { t } = useTranslation(['about', 'common']);
  return (
    <Section
      id="about"
      title={t('about:whyAbout.title')}
      lead={t('about:whyAbout.lead')}
      example={hasExampleAchievement}
    >
      {hasAchievements && <AchievementFigures />}
      {company.certifications.length > 0 && (
        <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-2 font-display text-h3 font-bold">
          {company.certifications.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ul>
      )}
      <p className="mt-8">
        <TextLink to="/about" standsAlone>
          {t('common:pages.about')}
        </TextLink>
      </p>
    </Section>
  );
}
