import type fr from '../../../locales/fr/chatAnswers.json';

/** The fixed sentences. French is their type. */
export type AnswerWords = typeof fr;

/** A value missing from a sentence, or a sentence naming one that nothing gives. */
const placeholder = /\{\{(\w+)\}\}/g;

/**
 * Fills a sentence.
 *
 * @param sentence words with `{{name}}` where a value goes
 * @param values what goes there
 * @throws Error when the sentence names a value that does not exist
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `locales/*/chatAnswers.json: {{${name}}} in "${sentence.slice(0, 40)}…" is not a value. Known: ${Object.keys(values).join(', ')}.`,
      );
    }
    return value;
  });
}

/** @returns whether there is a value for all that a sentence names */
export function isFilled(sentence: string, values: object): boolean {
  return [...sentence.matchAll(placeholder)].every(([, name = '']) => name in values);
}

/** @returns a list of items, each on its line */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** @returns the only form of link that an answer has */
export function linkTo(label: string, address: string): string {
  return `[${label}](${address})`;
}
