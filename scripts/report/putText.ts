import { applyEdits, modify } from 'jsonc-parser';
import { keysOf } from '../renderer/i18n/layWords.ts';
import { entriesOf, type Path } from './check/files.ts';

/**
 * Writes a translation; all else in the file stays as it is. Groups, and entries of lists under their key, that the file lacks are made.
 *
 * @param json the file of a language; nothing where it has none
 * @param model the same file in the leading language
 * @param path where the original stands in that file
 * @param value a text, or a list of texts
 */
export function putText(json: string, model: unknown, path: Path, value: unknown): string {
  let text = json || '{}\n';
  const own: (string | number)[] = [];
  for (const [index, step] of path.entries()) {
    const keys = keysOf(valueAt(model, path.slice(0, index)));
    if (typeof step === 'string' || !keys) {
      own.push(step);
      continue;
    }
    const list = valueAt(JSON.parse(text), own);
    const found = (keysOf(list) ?? []).indexOf(keys[step] ?? '');
    if (found === -1) {
      const entry = {
        [entriesOf(valueAt(model, path.slice(0, index + 1))).some(([name]) => name === 'key') ? 'key' : 'id']:
          keys[step],
      };
      text = Array.isArray(list) ? edited(text, [...own, list.length], entry) : edited(text, own, [entry]);
    }
    own.push(found === -1 ? (Array.isArray(list) ? list.length : 0) : found);
  }
  return edited(text, own, value);
}

function edited(json: string, path: Path, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(json, modify(json, [...path], value, { formattingOptions }));
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce((value: unknown, step) => new Map(entriesOf(value)).get(step), root);
}

/** @returns a path by names that do not depend on the place of an entry in a list: `items[audit].title` */
export function nameOfPath(root: unknown, path: Path): string {
  const steps = path.map((step, index) => {
    const keys = typeof step === 'number' ? keysOf(valueAt(root, path.slice(0, index))) : undefined;
    return typeof step === 'number' ? `[${keys?.[step] ?? step}]` : `.${step}`;
  });
  return steps.join('').replace(/^\./, '');
}
