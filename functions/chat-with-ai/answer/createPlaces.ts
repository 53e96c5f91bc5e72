import places from '../../../content/chat/places.json';
import type { Facts, KnownOffice } from '../knowledge.ts';
import { type ChatLanguage, stemsOf, wordsOf } from './stemsOf.ts';

/** What a question names: an office, or a country where none is open yet. */
export type NamedPlace = { office: KnownOffice } | { country: string };

/** In Arabic, `and`, `in`, `for` and `then` are written with the word that follows. */
const joined = /^[وبلف](?=\p{Script=Arabic}{3})/u;

/**
 * @param facts what lists the offices and the countries
 * @param language the language of the questions
 * @returns a function that finds the place that a question names, and puts the slot that topics are written with in its stead
 */
export function createPlaces({ offices, soon }: Facts, language: ChatLanguage) {
  const named: { words: string[]; place: NamedPlace; slot: string }[] = [
    ...offices.flatMap((office) =>
      namesOf(office.city).map((name) => ({ words: wordsOf(name), place: { office }, slot: 'slotcity' })),
    ),
    ...soon.map((country) => ({ words: wordsOf(country), place: { country }, slot: 'slotcountry' })),
  ];
  return (text: string): { text: string; name: string; place: NamedPlace | undefined } => {
    const written = wordsOf(text);
    const words = written.map((word) => (language === 'ar' ? word.replace(joined, '') : word));
    for (const { words: name, place, slot } of named) {
      const start = words.findIndex((_, index) =>
        name.every((word, position) => words[index + position] === word),
      );
      if (start < 0) continue;
      written.splice(start, name.length, slot);
      return { text: written.join(' '), name: stemsOf(name.join(' '), language).join(' '), place };
    }
    return { text, name: '', place: undefined };
  };
}

/** `Bordeaux (Le Haillan)` is asked for by either name and by what lies around it, `Neuilly-sur-Seine` by its first word. */
function namesOf(city: string): string[] {
  const parts = city
    .split(/[()]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => names.includes(city));
  return [...parts.flatMap((part) => [part, part.split(/-sur-|-en-/)[0] ?? part]), ...(around ?? [])];
}
