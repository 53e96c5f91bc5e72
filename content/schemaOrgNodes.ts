import type { ItemList, Organization, PostalAddress, Service } from 'schema-dts';
import { company } from './company.ts';
import { type Office, offices } from './offices.ts';

/** The `@id` of the company's node, to which every node that names the company refers. */
export const organizationId = `${company.origin}/#organization`;

/** At least 112 pixels wide, as Google asks of a logo. */
export const logoUrl = `${company.origin}/icon-512.png`;

/** The company as other pages than the home page describe it: enough for Google to name a publisher, a provider, an employer. */
export const shortOrganizationNode = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: `${company.origin}/`,
} as const satisfies Organization;

/** The company in full, with what Google's "Organization" documentation recommends, for the home page. */
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
  /** The absolute address of the page that shows the list. */
  url: string;
  name: string;
  /** Each with the fragment under which the page shows it. */
  items: readonly { key: string; title: string }[];
}

/**
 * @returns the schema.org `ItemList`, each entry with its address, as Google's "Carousel" documentation asks; nothing where there is no entry
 */
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
  /** The absolute address of the page that describes the service. */
  url: string;
  name: string;
  /** The services that it is made of, each described on its own page. */
  catalogue?: { name: string; services: readonly { url: string; name: string }[] };
}

/** @returns its schema.org `Service` node; the provider is the organisation that every page describes */
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
