import type { ProfessionalService } from 'schema-dts';
import { company } from '../../../content/company.ts';
import { allOffices, type Office, offices } from '../../../content/offices.ts';
import { purchasing } from '../../../content/purchasing.ts';
import { logoUrl, organizationId, postalAddressOf } from '../../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('offices:meta', { returnObjects: true }),
  structuredData: officeNodes,
};

/** @returns the offices (Google, "Local business"). The company is the parent of an office, unless another company employs its staff. */
function officeNodes() {
  return allOffices.map((office) => {
    const { key, name, email, phone, latitude, longitude } = office;
    return {
      '@type': 'ProfessionalService',
      '@id': `${company.origin}/about/offices#${key}`,
      name: `${company.name} ${name}`,
      url: `${company.origin}/about/offices`,
      ...(!(purchasing.employerAbroad && isAbroad(office)) && {
        parentOrganization: { '@id': organizationId },
      }),
      image: logoUrl,
      address: postalAddressOf(office),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      email,
      telephone: phone.replaceAll(' ', ''),
    } as const satisfies ProfessionalService;
  });
}

function isAbroad({ key }: Office | typeof offices.headquarters): boolean {
  return offices.foreign.some(({ cities }) => cities.some((city) => city.key === key));
}
