import { company } from './company.ts';

export const organizationId = `${company.origin}/#organization`;
export const shortOrganizationNode = { '@type': 'Organization', '@id': organizationId, name: company.name };

export function organizationNode(description: string) {
  return { ...shortOrganizationNode, description };
}
