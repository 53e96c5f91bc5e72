import { company } from '../../content/company.ts';
import { urlOf } from '../../content/languages.ts';
import { serviceNode } from '../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { namedDomains, namedServices } from '../../renderer/i18n/namedFacts.ts';
import { wordsOfFolder } from '../wordsOfFolder.ts';

/** The metadata of the services and of the page of each. */
export const metadata: Metadata = {
  words: wordsOfFolder,
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
};
