import type { Person as PersonNode } from 'schema-dts';
import { portraitOf } from '../../components/sections/people/PersonCard.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import type { Person } from '../../content/people.ts';
import { organizationId } from '../../content/schemaOrgNodes.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** @returns a schema.org node for each person who is not an example; a person has the same `@id` on every page */
export function personNodes(t: Translate, people: readonly Person[]) {
  const texts = t('people:items', { returnObjects: true });
  return people
    .filter(({ source }) => source !== 'example')
    .map(({ key, name, languages, certificates, link }) => {
      const url = `${company.origin}/about#${key}`;
      const picture = portraitOf(key)?.img.src;
      return {
        '@type': 'Person',
        '@id': url,
        url,
        name,
        jobTitle: entryOf(texts, key, 'people.json: items').title,
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
    });
}
