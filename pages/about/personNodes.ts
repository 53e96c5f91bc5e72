import type { Person as PersonNode } from 'schema-dts';
import { portraitOf } from '../../components/sections/people/PersonCard.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import type { Person } from '../../content/people.ts';
import { organizationId } from '../../content/schemaOrgNodes.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** @returns the schema.org nodes of real people, because examples are left out of structured data */
export function personNodes(t: Translate, people: readonly Person[]) {
  const texts = t('people:items', { returnObjects: true });
  return people
    .filter(({ source }) => source !== 'example')
    .map((person) => {
      const { title } = entryOf(texts, person.key, 'people.json: items');
      return personNode(person, title, portraitOf(person.key)?.img.src);
    });
}

/** @returns a person's schema.org node, with the same `@id` on every page */
function personNode(
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
