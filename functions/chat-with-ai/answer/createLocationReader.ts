import type { IndexedOffice, Knowledge } from '../knowledge.ts';
import { wordsIn } from './words.ts';

/** A place in a question: an office, or a country in which an office is being prepared. Its values fill the placeholders of sentences. */
export type MentionedLocation = Partial<IndexedOffice & { country: string }>;

/** Creates a function that finds the first place in a text, and replaces all places by words of the index, `slotcity` or `slotcountry`. */
export function createLocationReader({
  content: { offices, soon },
  vocabulary,
}: Pick<Knowledge, 'content' | 'vocabulary'>) {
  const locations = new Map<string, MentionedLocation>([
    ...offices.flatMap((office) =>
      namesOf(office.city, vocabulary.places).map((name) => [normalized(name), office] as const),
    ),
    ...soon.map((country) => [normalized(country), { country }] as const),
  ]);
  // In Arabic, words such as "and" and "in" are single letters, written as a prefix of the next word.
  const joined = vocabulary.words.joined ? `[${vocabulary.words.joined}]?` : '';
  // Two neighbouring names share a space, so lookarounds match the spaces without consuming them.
  const names = new RegExp(`(?<= )${joined}(${[...locations.keys()].join('|')})(?= )`, 'g');
  return (text: string): { text: string; location: MentionedLocation | undefined } => {
    const folded = ` ${normalized(text)} `;
    const [first] = folded.matchAll(names);
    return {
      text: folded.replace(names, (_, name: string) =>
        locations.get(name)?.country ? 'slotcountry' : 'slotcity',
      ),
      location: locations.get(first?.[1] ?? ''),
    };
  };
}

function normalized(text: string): string {
  return wordsIn(text).join(' ');
}

/** Returns the names of an office: the city, each part of a name such as `Burdeos (Le Haillan)`, and the places nearby. */
function namesOf(city: string, places: Readonly<Record<string, string>>): string[] {
  const own = [city, ...city.split(/[()]/).map((part) => part.trim())].filter(Boolean);
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => own.some((name) => names.includes(name)));
  return [...own, ...(around ?? [])];
}
