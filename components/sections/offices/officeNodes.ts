import type { ProfessionalService } from 'schema-dts';
import { company } from '../../../content/company.ts';
import { allOffices } from '../../../content/offices.ts';
import { logoUrl, organizationId, postalAddressOf } from '../../../content/organizationNode.ts';

/**
 * The offices as schema.org's `ProfessionalService`, with what Google's "Local business"
 * documentation requires (name and address) and recommends (place, telephone, page).
 *
 * @returns one node for each office, headquarters first; each belongs to the organisation of the page
 */
export function officeNodes() {
  return allOffices.map((office) => {
    const { key, name, email, phone, latitude, longitude } = office;
    return {
      '@type': 'ProfessionalService',
      '@id': `${company.origin}/about/offices#${key}`,
      name: `${company.name} ${name}`,
      url: `${company.origin}/about/offices`,
      parentOrganization: { '@id': organizationId },
      image: logoUrl,
      address: postalAddressOf(office),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      email,
      telephone: phone.replaceAll(' ', ''),
    } as const satisfies ProfessionalService;
  });
}
