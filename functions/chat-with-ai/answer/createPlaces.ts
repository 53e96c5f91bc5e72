import type { Knowledge, KnownOffice } from '../knowledge.ts';
import { wordsIn } from './words.ts';

/** A place in a question: an office, or a country without an office yet. Its values fill sentences. */
export type NamedPlace = Partial<KnownOffice & { country: string }>;

/** Creates the function that finds the first place in a question, and replaces each by a slot, as the ways to ask for a topic are written. */
export function createPlaces({ content: { offices, soon }, speech }: Pick<Knowledge, 'content' | 'speech'>) {
  const places = new Map<string, NamedPlace>([
    ...offices.flatMap((office) =>
      namesOf(office.city, speech.places).map((name) => [spoken(name), office] as const),
    ),
    ...soon.map((country) => [spoken(country), { country }] as const),
  ]);
  // Arabic joins `and`, `in`, `for` and `then` to the word that follows.
  const joined = speech.words.joined ? `[${speech.words.joined}]?` : '';
  const names = new RegExp(`(?<= )${joined}(${[...places.keys()].join('|')})(?= )`, 'g');
  return (text: string): { text: string; place: NamedPlace | undefined } => {
    const said = ` ${spoken(text)} `;
    const [first] = said.matchAll(names);
    return {
      text: said.replace(names, (_, name: string) =>
        places.get(name)?.country ? 'slotcountry' : 'slotcity',
      ),
      place: places.get(first?.[1] ?? ''),
    };
  };
}

function spoken(text: string): string {
  return wordsIn(text).join(' ');
}

/** Returns the names of an office: both parts of `Burdeos (Le Haillan)`, and the places around it. */
function namesOf(city: string, places: Readonly<Record<string, string>>): string[] {
  const own = [city, ...city.split(/[()]/).map((part) => part.trim())].filter(Boolean);
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => own.some((name) => names.includes(name)));
  return [...own, ...(around ?? [])];
}
