import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { rateOf } from './rateOf.ts';

/** The profiles of consultants; where there are none, a link to the contact page. */
export function Profiles() {
  const { t } = useTranslation('consultants');
  const items = t('profiles.items', { returnObjects: true });
  if (consultants.length === 0) {
    return (
      <Section id="profiles" title={t('profiles.title')} lead={t('profiles.none')}>
        <ButtonLink to="/contact">{t('cta.primary')}</ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="profiles"
      title={t('profiles.title')}
      lead={t('profiles.lead')}
      example={consultants.some((consultant) => rateOf(consultant)?.source === 'example')}
    >
      <ul className="cell-grid sm:grid-cols-2 lg:grid-cols-3">
        {consultants.map((consultant) => (
          <ProfileCard
            key={consultant.key}
            facts={consultant}
            words={entryOf(items, consultant.key, 'consultants.json: profiles.items')}
          />
        ))}
      </ul>
    </Section>
  );
}
