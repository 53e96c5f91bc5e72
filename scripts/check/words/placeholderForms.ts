import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { TextFile } from '../readFiles.ts';
import { lostQuote } from './lostQuote.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** As i18next reads it: `{{name}}`, `{{figures.name}}`, `{{date, datetime}}`, `{{count}}`. */
const sound = /\{\{-?[\w.]+(?:, ?[\w(): ]+)?\}\}/g;

/**
 * Placeholders that are written in another way than i18next reads them, and names to which nothing gives a value.
 *
 * @param file one file of words
 * @param lostIn gives the facts that had a name at the last commit and have it no more
 * @param known the names of all that has a value; absent where they cannot be told
 */
export function placeholderForms(
  file: WordFile,
  known?: ReadonlySet<string>,
  lostIn: (name: string) => TextFile | undefined = () => undefined,
): Problem[] {
  return file.texts.flatMap(({ key, text, offset }) => {
    const wrong = (message: string) => [errorAt(file, offset, `${key} ${message}`)];
    const [rest] = text.replaceAll(sound, '').match(/\{+\s*[^{}]*\}*|\}+/) ?? [];
    if (rest !== undefined) {
      const name = rest.replaceAll(/[{}\s]/g, '');
      const advice = name ? `Write {{${name}}}, or leave the braces out.` : 'Leave the braces out.';
      return wrong(`has ${quote(rest.trim())}, which is no placeholder. ${advice}`);
    }
    const strange = [...placeholdersOf(text)].find(
      (name) => known && !known.has(name.split('.').at(-1) ?? ''),
    );
    if (strange === undefined || !known) return [];
    const facts = lostIn(strange.split('.').at(-1) ?? '');
    if (facts) return [lostQuote(facts, file, key, strange)];
    const advice = didYouMean(
      strange,
      known,
      'Correct its name, or give it a value where the text is asked for.',
    );
    return wrong(`has {{${strange}}}, to which no page gives a value. ${advice}`);
  });
}
