import type { Person as PersonNode } from 'schema-dts';
import { company } from './company.ts';
import { organizationId } from './organizationNode.ts';
import type { Person } from './people.ts';

/**
 * @param person whom the page shows
 * @param jobTitle what the person does, in the page's language
 * @param picture the address of the person's picture on this site, where there is one
 * @returns the person's schema.org node; the same `@id` on every page
 */
export function personNode(
  { key, name, languages, certificates, link }: Person,
  jobTitle: string,
  picture?: string,
) {
  const url = `${company.origin}/about#${key}`;
  return {
    '@type': 'Person',
    '@id': url,
    url,
    name,
    jobTitle,
    ...(picture && { image: `${company.origin}${picture}` }),
    worksFor: { '@id': organizationId },
    ...(languages && { knowsLanguage: languages }),
    ...(certificates && {
      hasCredential: certificates.map((certificate) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name: certificate,
      })),
    }),
    ...(link && { sameAs: link }),
  } as const satisfies PersonNode;
}
