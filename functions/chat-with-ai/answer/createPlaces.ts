import surroundings from '../../../content/chat/places.json';
import type { Facts, KnownOffice } from '../knowledge.ts';
import { type ChatLanguage, wordsOf } from './words.ts';

/** What a question names: an office, or a country where none is open yet. Sentences are filled with it. */
export type NamedPlace = Partial<KnownOffice & { country: string }>;

/** In Arabic, `and`, `in`, `for` and `then` are written with the word that follows. */
const joined: Partial<Record<ChatLanguage, string>> = { ar: '[وبلف]?' };

/**
 * @param facts what lists the offices and the countries
 * @param language the language of the questions
 * @returns a function that replaces each place in a question by the slot that topics are written with, and gives the first place
 */
export function createPlaces({ offices, soon }: Facts, language: ChatLanguage) {
  const places = new Map<string, NamedPlace>([
    ...offices.flatMap((office) => namesOf(office.city).map((name) => [spoken(name), office] as const)),
    ...soon.map((country) => [spoken(country), { country }] as const),
  ]);
  const names = new RegExp(`(?<= )${joined[language] ?? ''}(${[...places.keys()].join('|')})(?= )`, 'g');
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
function namesOf(city: string): string[] {
  const around = Object.entries(surroundings)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => names.includes(city));
  return [...city.split(/[()]/), ...(around ?? [])].filter(Boolean);
}
