import places from '../../../content/chat/places.json';
import type { Facts, KnownOffice } from '../knowledge.ts';
import { type ChatLanguage, wordsOf } from './stemsOf.ts';

/** What a question names: an office, or a country where none is open yet. Sentences are filled with it. */
export type NamedPlace = Partial<KnownOffice & { country: string }>;

/** In Arabic, `and`, `in`, `for` and `then` are written with the word that follows. */
const joined = /^[وبلف](?=\p{Script=Arabic}{3})/u;

/**
 * @param facts what lists the offices and the countries
 * @param language the language of the questions
 * @returns a function that finds the place that a question names, and puts the slot that topics are written with in its stead
 */
export function createPlaces({ offices, soon }: Facts, language: ChatLanguage) {
  const named: { name: string[]; place: NamedPlace; slot: string }[] = [
    ...offices.flatMap((office) =>
      namesOf(office.city).map((name) => ({ name: wordsOf(name), place: { ...office }, slot: 'slotcity' })),
    ),
    ...soon.map((country) => ({ name: wordsOf(country), place: { country }, slot: 'slotcountry' })),
  ];
  return (text: string): { text: string; place?: NamedPlace } => {
    const written = wordsOf(text);
    const words = written.map((word) => (language === 'ar' ? word.replace(joined, '') : word));
    for (const { name, place, slot } of named) {
      const start = words.findIndex((_, index) =>
        name.every((word, position) => words[index + position] === word),
      );
      if (start >= 0) return { text: written.toSpliced(start, name.length, slot).join(' '), place };
    }
    return { text };
  };
}

/** `Bordeaux (Le Haillan)` is asked for by either name and by what lies around it, `Neuilly-sur-Seine` by its first word. */
function namesOf(city: string): string[] {
  const parts = city.split(/[()]/).map((part) => part.trim());
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others.split(', ')])
    .find((names) => names.includes(city));
  return [...parts.flatMap((part) => [part, part.split(/-sur-|-en-/)[0] ?? '']), ...(around ?? [])].filter(
    Boolean,
  );
}
