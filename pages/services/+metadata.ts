import { company } from '../../content/company.ts';
import { domains } from '../../content/domains.ts';
import { serviceNode } from '../../content/serviceNode.ts';
import { urlOf } from '../../locales/languages.ts';
import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('expertise:meta', { returnObjects: true }),
  structuredDataType: 'Organization',
  structuredData: (t, _parameters, { url, language }) => [
    serviceNode({
      url,
      name: t('common:pages.offer'),
      catalogue: {
        name: t('common:header.expertise'),
        services: domains.map(({ key, path }) => ({
          url: company.origin + urlOf(language, path),
          name: t(`common:domains.${key}`),
        })),
      },
    }),
  ],
};
