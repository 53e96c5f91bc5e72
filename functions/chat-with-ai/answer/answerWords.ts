import en from '../../../locales/en/chatAnswers.json';
import fr from '../../../locales/fr/chatAnswers.json';
import type { ChatLanguage } from './stemsOf.ts';

/** The fixed sentences. French is their type: a sentence that another language lacks does not compile. */
export type AnswerWords = typeof fr;

export const answerWords: Record<ChatLanguage, AnswerWords> = { fr, en };

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
