import type { ItemList, Organization, PostalAddress, Service } from 'schema-dts';
import { company } from './company.ts';
import { type Office, offices } from './offices.ts';

/** The `@id` of the company's node. Other nodes refer to the company by it. */
export const organizationId = `${company.origin}/#organization`;

/** Google requires a logo of at least 112 pixels in width. */
export const logoUrl = `${company.origin}/icon-512.png`;

/** The company on every page except the home page, with the properties that Google requires of a publisher, provider or employer. */
export const shortOrganizationNode = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: `${company.origin}/`,
} as const satisfies Organization;

/** The full description of the company for the home page, with the properties that Google's "Organization" documentation recommends. */
export function organizationNode(description: string) {
  return {
    ...shortOrganizationNode,
    logo: { '@type': 'ImageObject', url: logoUrl, width: '512', height: '512' },
    description,
    legalName: company.legalName,
    foundingDate: company.incorporated,
    address: postalAddressOf(offices.headquarters),
    email: company.email,
    telephone: company.phone.replaceAll(' ', ''),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      telephone: company.phone.replaceAll(' ', ''),
      availableLanguage: company.workLanguages,
    },
    ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  } as const satisfies Organization;
}

export function postalAddressOf({ address }: Pick<Office, 'address'>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.country,
  } as const satisfies PostalAddress;
}

interface ItemListInput {
  /** The absolute URL of the page that shows the list. */
  url: string;
  name: string;
  /** The entries. `key` is the fragment at which the page shows the entry. */
  items: readonly { key: string; title: string }[];
}

/** @returns a schema.org `ItemList` whose entries have URLs, as Google's "Carousel" documentation asks. Empty if there are no items. */
export function itemListNode({ url, name, items }: ItemListInput): ItemList[] {
  if (items.length === 0) {
    return [];
  }
  return [
    {
      '@type': 'ItemList',
      '@id': `${url}#list`,
      name,
      itemListElement: items.map(({ key, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${url}#${key}`,
      })),
    },
  ];
}

interface ServiceInput {
  /** The absolute URL of the page that describes the service. */
  url: string;
  name: string;
  /** The services that are parts of this service, each with its own page. */
  catalogue?: { name: string; services: readonly { url: string; name: string }[] };
}

/** @returns the schema.org `Service` node of a service. Its provider is the company. */
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
