import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/sections/Actions.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { hasPage } from '../../renderer/facts/hasPage.ts';
import { Page as ArticlePage } from '../blog/@slug/+Page.tsx';
import { FailedRecord } from './FailedRecord.tsx';

/** Says that the page does not exist, and leads back to the section of the address. */
export function Page({ section }: { section: string }) {
  const { t } = useTranslation('notFound');
  // An article that is not there: the built-in one is shown in its place.
  if (section === 'blog') {
    return <ArticlePage slug="" />;
  }
  const back =
    section === 'site'
      ? { label: t('site.back'), to: '/' }
      : { label: t('domain.back'), to: section === 'offre' ? '/notre-offre' : '/services' };
  const message = section === 'site' ? 'site' : 'domain';
  return (
    <Hero
      overline={t('overline')}
      title={t(`${message}.title`)}
      lead={t(`${message}.lead`)}
      picture={<FailedRecord />}
    >
      <Actions>
        <ButtonLink size="lg" to={back.to} data-script="notFound">
          {back.label}
        </ButtonLink>
      </Actions>
      <h2 className="mt-12 mb-2 text-h4">{t('suggestions.title')}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <TextLink to="/services" standsAlone>
            {t('suggestions.services')}
          </TextLink>
        </li>
        {hasPage('/case-studies') && (
          <li>
            <TextLink to="/case-studies" standsAlone>
              {t('suggestions.caseStudies')}
            </TextLink>
          </li>
        )}
        <li>
          <TextLink to="/contact" standsAlone>
            {t('suggestions.contact')}
          </TextLink>
        </li>
      </ul>
    </Hero>
  );
}
