import type { PostalAddress } from 'schema-dts';
import type { Office } from './offices.ts';

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
