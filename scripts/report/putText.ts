import { applyEdits, modify } from 'jsonc-parser';
import { keysOf } from '../../renderer/i18n/layWords.ts';
import { isGroup, type ValuePath, valueAt } from '../check/valueFile.ts';

/**
 * Writes a translation; all else in the file stays as it is. Groups, and entries of lists under their key, that the file lacks are made.
 *
 * @param json the file of a language; empty where it has none
 * @param model the same file in the leading language, parsed
 * @param path where the original stands in that file
 * @param value a text, or a list of texts
 * @returns the file with the translation
 */
export function putText(json: string, model: unknown, path: ValuePath, value: unknown): string {
  let text = json || '{}\n';
  // The path in the file of the language, whose lists may have an entry in another place, or lack it.
  const own: (string | number)[] = [];
  for (const [index, step] of path.entries()) {
    const original = valueAt(model, path.slice(0, index));
    const key = typeof step === 'number' ? keysOf(original)?.[step] : undefined;
    if (key === undefined) {
      own.push(step);
      continue;
    }
    const list = valueAt(JSON.parse(text), own);
    const found = keysOf(list)?.indexOf(key) ?? -1;
    if (found !== -1) {
      own.push(found);
      continue;
    }
    own.push(Array.isArray(list) ? list.length : 0);
    const entry = valueAt(original, [step]);
    text = edited(text, own, { [isGroup(entry) && 'key' in entry ? 'key' : 'id']: key });
  }
  return edited(text, own, value);
}

/** @returns a JSON file with a value; the groups and lists that lead to it are made */
function edited(json: string, path: ValuePath, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(json, modify(json, [...path], value, { formattingOptions }));
}
