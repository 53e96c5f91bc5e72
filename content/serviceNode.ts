import type { Service } from 'schema-dts';
import { offices } from './offices.ts';
import { organizationId } from './organizationNode.ts';

interface ServiceInput {
  /** The absolute address of the page that describes the service. */
  url: string;
  /** The name of the service, without the company's. */
  name: string;
  /** The services that it is made of, each described on its own page. */
  catalogue?: { name: string; services: readonly { url: string; name: string }[] };
}

/**
 * @param input what is offered
 * @returns its schema.org `Service` node; the provider is the organisation that every page describes
 */
export function serviceNode({ url, name, catalogue }: ServiceInput) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    serviceType: name,
    areaServed: offices.headquarters.address.country,
    provider: { '@id': organizationId },
    ...(catalogue && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: catalogue.name,
        itemListElement: catalogue.services.map((service) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', '@id': `${service.url}#service`, ...service },
        })),
      },
    }),
  } as const satisfies Service;
}
