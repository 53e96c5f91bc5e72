import { portraitOf } from '../../components/sections/people/portraitOf.ts';
import { entryOf } from '../../content/entryOf.ts';
import type { Person } from '../../content/people.ts';
import { personNode } from '../../content/personNode.ts';
import type { Translate } from '../../locales/i18next.d.ts';

/** @returns the schema.org nodes of those who are real: search engines are told of no example */
export function personNodes(t: Translate, people: readonly Person[]) {
  const words = t('people:items', { returnObjects: true });
  return people
    .filter(({ source }) => source !== 'example')
    .map((person) => {
      const { title } = entryOf(words, person.key, 'people.json: items');
      return personNode(person, title, portraitOf(person.key)?.img.src);
    });
}
