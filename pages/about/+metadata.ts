import { portraitOf } from '../../components/sections/people/portraitOf.ts';
import { entryOf } from '../../content/entryOf.ts';
import { people } from '../../content/people.ts';
import { personNode } from '../../content/personNode.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('about:meta', { returnObjects: true }),
  structuredData: (t) =>
    people
      .filter(({ source }) => source !== 'example')
      .map((person) => {
        const words = t('people:items', { returnObjects: true });
        const { title } = entryOf(words, person.key, 'people.json: items');
        return personNode(person, title, portraitOf(person.key)?.img.src);
      }),
};
