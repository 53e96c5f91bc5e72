import type { Person as PersonNode } from 'schema-dts';
import { company } from './company.ts';
import { organizationId } from './organizationNode.ts';
import type { Person } from './people.ts';

/**
 * @param person whom the page shows
 * @param jobTitle what the person does, in the page's language
 * @returns the person's schema.org node; the same `@id` on every page
 */
export function personNode({ key, name, languages, certificates, link }: Person, jobTitle: string) {
  return {
    '@type': 'Person',
    '@id': `${company.origin}/about#${key}`,
    name,
    jobTitle,
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
