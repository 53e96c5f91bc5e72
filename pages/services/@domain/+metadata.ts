import { serviceNode } from '../../../content/schemaOrgNodes.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';

/** Pages are built for the domains of `domains.json` alone, and `npm run check` holds that each has words. */
const keyOf = (parameters: Record<string, string>) => parameters.domain as DomainKey;

export const metadata: Metadata = {
  texts: (t, parameters) => t(`domains:${keyOf(parameters)}.meta`, { returnObjects: true }),
  structuredData: (t, parameters, { url }) => [
    serviceNode({ url, name: t(`domains:${keyOf(parameters)}.title`) }),
  ],
  crumb: (t, parameters) => t(`domains:${keyOf(parameters)}.title`),
};
