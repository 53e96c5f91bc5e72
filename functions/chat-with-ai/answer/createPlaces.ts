import type { Knowledge, KnownOffice } from '../knowledge.ts';
import { wordsOf } from './words.ts';

/** What a question names: an office, or a country where none is open yet. Sentences are filled with it. */
export type NamedPlace = Partial<KnownOffice & { country: string }>;

/**
 * @param facts what lists the offices and the countries
 * @param speech how visitors call what lies around the offices
 * @returns a function that replaces each place in a question by the slot that topics are written with, and gives the first place
 */
export function createPlaces({ facts: { offices, soon }, speech }: Pick<Knowledge, 'facts' | 'speech'>) {
  const places = new Map<string, NamedPlace>([
    ...offices.flatMap((office) =>
      namesOf(office.city, speech.places).map((name) => [spoken(name), office] as const),
    ),
    ...soon.map((country) => [spoken(country), { country }] as const),
  ]);
  // In Arabic, `and`, `in`, `for` and `then` are written with the word that follows.
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
  return wordsOf(text).join(' ');
}

/** `Bordeaux (Le Haillan)` is asked for by either name, and by what lies around it. */
function namesOf(city: string, places: Readonly<Record<string, string>>): string[] {
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => names.includes(city));
  return [...city.split(/[()]/), ...(around ?? [])].filter(Boolean);
}
