import { company } from '../../content/company.ts';
import { urlOf } from '../../content/languages.ts';
import { serviceNode } from '../../content/serviceNode.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { namedDomains } from '../../renderer/i18n/namedFacts.ts';

export const metadata: Metadata = {
  words: (t) => t('services:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url, language }) => [
    serviceNode({
      url,
      name: t('services:serviceName'),
      catalogue: {
        name: t('common:header.expertise'),
        services: namedDomains.map(({ key, path }) => ({
          url: company.origin + urlOf(language, path),
          name: t(`common:domains.${key}`),
        })),
      },
    }),
  ],
};
