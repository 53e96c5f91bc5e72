import { entryOf } from '../../content/entryOf.ts';
import { people } from '../../content/people.ts';
import { personNode } from '../../content/personNode.ts';
import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('about:meta', { returnObjects: true }),
  structuredData: (t) =>
    people
      .filter(({ source }) => source !== 'example')
      .map((person) => {
        const words = t('people:items', { returnObjects: true });
        return personNode(person, entryOf(words, person.key, 'people.json: items').title);
      }),
};
