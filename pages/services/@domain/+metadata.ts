import { serviceNode } from '../../../content/schemaOrgNodes.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';

/** The cast is safe: pages are built only for the domains of `domains.json`, and `npm run check` requires translations for each domain. */
const keyOf = (parameters: Record<string, string>) => parameters.domain as DomainKey;

export const metadata: Metadata = {
  texts: (t, parameters) => t(`domains:${keyOf(parameters)}.meta`, { returnObjects: true }),
  structuredData: (t, parameters, { url }) => [
    serviceNode({ url, name: t(`domains:${keyOf(parameters)}.title`) }),
  ],
  crumb: (t, parameters) => t(`domains:${keyOf(parameters)}.title`),
};
