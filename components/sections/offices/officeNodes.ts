import { company } from '../../../content/company.ts';
import { offices } from '../../../content/offices.ts';

/**
 * The offices that have a team, as schema.org's `ProfessionalService`, with what Google's "Local business"
 * documentation requires (name and address) and recommends (place, telephone, page).
 *
 * @returns one node for each office, headquarters first; each belongs to the organisation of the page
 */
export function officeNodes() {
  const places = [
    offices.headquarters,
    ...offices.agencies,
    ...offices.foreign.flatMap(({ cities }) => cities),
  ];
  return places.map(({ key, name, address, email, phone, latitude, longitude }) => ({
    '@type': 'ProfessionalService',
    '@id': `${company.origin}/about/offices#${key}`,
    name: `${company.name} ${name}`,
    url: `${company.origin}/about/offices`,
    parentOrganization: { '@id': `${company.origin}/#organization` },
    image: `${company.origin}/favicon.svg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    email,
    telephone: phone.replaceAll(' ', ''),
  }));
}
