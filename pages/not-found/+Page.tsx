import { useTranslation } from 'react-i18next';
import { DescriptionSheet } from '../../components/sections/DescriptionSheet.tsx';
import { Actions, Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/Link.tsx';
import { hasPage } from '../../renderer/content/hasPage.ts';
import { Page as ArticlePage } from '../blog/@slug/+Page.tsx';
import { wholeSite } from './sections.ts';

const suggestions = [
  { key: 'services', to: '/services' },
  { key: 'caseStudies', to: '/case-studies' },
  { key: 'contact', to: '/contact' },
] as const;

/** Says that the page or the domain does not exist, with a link back. A script logs the URL (`entries.ts`; specification §2). */
export function Page({ section }: { section: string }) {
  const { t } = useTranslation('notFound');
  if (section === 'blog') {
    // Unknown slugs show an article (specification §2, "Blog article page"). For the empty slug, `ArticlePage` shows the first one.
    return <ArticlePage slug="" />;
  }
  const message = section === wholeSite ? 'site' : 'domain';
  // Both paths show the services, because `/notre-offre` is an alias of `/services` (`content/aliases.ts`).
  const domainsPath = section === 'offre' ? '/notre-offre' : '/services';
  return (
    <Hero
      overline={t('overline')}
      title={t(`${message}.title`)}
      lead={t(`${message}.lead`)}
      illustration={<FailedCheckSheet />}
    >
      <Actions>
        <ButtonLink size="lg" to={section === wholeSite ? '/' : domainsPath} data-script="notFound">
          {t(`${message}.back`)}
        </ButtonLink>
      </Actions>
      <h2 className="mt-12 mb-2 text-h4">{t('suggestions.title')}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {suggestions
          .filter(({ to }) => hasPage(to))
          .map(({ key, to }) => (
            <li key={key}>
              <TextLink to={to} isStandalone>
                {t(`suggestions.${key}`)}
              </TextLink>
            </li>
          ))}
      </ul>
    </Hero>
  );
}

/** The illustration of the not-found page: a sheet like a test report, with one failed check. */
function FailedCheckSheet() {
  const { t } = useTranslation('notFound');
  return (
    <DescriptionSheet
      title={t('record.title')}
      label={t('record.description')}
      className="max-w-[26rem] text-sm lg:-rotate-1"
      rowsClassName="[&>:last-child]:border-none pb-4"
      // An empty class replaces the muted colour that terms have by default.
      termClassName=""
      rows={[
        { term: t('record.expected'), value: t('record.expectedValue') },
        { term: t('record.actual'), value: <b className="text-alert">{t('record.actualValue')}</b> },
      ]}
    />
  );
}
