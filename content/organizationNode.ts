import type { Organization, PostalAddress } from 'schema-dts';
import { company } from './company.ts';
import type { Office } from './offices.ts';
import { offices } from './offices.ts';

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

/**
 * The company in full, with what Google's "Organization" documentation recommends.
 *
 * @param description what it does, in the page's language
 * @returns its node, for the home page
 */
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

/**
 * @param office an office, of which only the address is read
 * @returns its address as schema.org writes it
 */
export function postalAddressOf({ address }: Pick<Office, 'address'>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: address.country,
  } as const satisfies PostalAddress;
}
