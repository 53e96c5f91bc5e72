import { company } from '../../content/company.ts';
import { urlOf } from '../../content/languages.ts';
import { serviceNode } from '../../content/schemaOrgNodes.ts';
import type { SpecimenKey } from '../../locales/i18next.d.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { namedDomains, namedServices } from '../../renderer/i18n/namedContent.ts';
import { metadata as inherited } from '../+metadata.ts';

/** All specimens, by the paths of their pages. `specimens.json` may lack some of them, but their pages are built nevertheless. */
const specimens: Readonly<Record<string, SpecimenKey>> = {
  '/services/engagement/specimen': 'quoteDocument',
  '/services/functional-testing/test-plan': 'testPlan',
  '/services/functional-testing/specimen': 'traceability',
  '/services/functional-testing/defect-report': 'defectReport',
  '/services/automated-testing/specimen': 'testReport',
  '/services/performance-testing/specimen': 'loadReport',
  '/services/quality-audits/specimen': 'auditSummary',
};

/** The metadata of the services page, of the page of each service, and of the specimens. */
export const metadata: Metadata = {
  texts: (t, parameters, language, path) => {
    const specimen = specimens[path];
    return specimen
      ? t(`specimens:${specimen}.meta`, { returnObjects: true })
      : inherited.texts(t, parameters, language, path);
  },
  structuredData(t, _parameters, { url, language, canonicalPath }) {
    if (canonicalPath !== '/services') {
      return namedServices
        .filter(({ path }) => path === canonicalPath)
        .map(({ key }) => serviceNode({ url, name: t(`common:pages.${key}`) }));
    }
    const services = namedDomains.map(({ key, path }) => ({
      url: company.origin + urlOf(language, path),
      name: t(`common:domains.${key}`),
    }));
    const catalogue = { name: t('common:header.expertise'), services };
    return [serviceNode({ url, name: t('services:serviceName'), catalogue })];
  },
  // A search engine would show the invented content of a specimen without its example badge.
  noIndex: (path) => path in specimens,
};
