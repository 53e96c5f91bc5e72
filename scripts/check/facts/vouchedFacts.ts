import { getNodeValue } from 'jsonc-parser';
import { lineAt } from '../lineAt.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../readFiles.ts';
import { keyOf, valuesUnder } from '../valuesUnder.ts';

/** A fact, or a part of the words, with who vouches for it. */
export interface VouchedFact {
  file: string;
  line: number;
  /** The part of the words, the fact's key or the name under which it stands. */
  name: string;
  /** See `source` in content/fields.ts. */
  source: string;
}

/** @returns everything in a file of `content/` that names its `source` */
export function vouchedFacts(file: JsonFile): VouchedFact[] {
  if (!file.root || file.errors.length > 0) return [];
  return valuesUnder(file.root).flatMap((node) => {
    const { source, words, key } = node.type === 'object' ? getNodeValue(node) : {};
    if (typeof source !== 'string') return [];
    const name = String(words ?? key ?? (keyOf(node).split('.').at(-1) || 'all but the placeholders'));
    return [{ file: file.path, line: lineAt(file.text, node.offset), name, source }];
  });
}

/** @returns the date and the author of an article of `content/articles/`, which name their source together */
export function vouchedArticle({ path, text }: TextFile): VouchedFact[] {
  const [found, source] = /^source: (\w+)$/m.exec(text) ?? [];
  if (!found || !source) return [];
  return [{ file: path, line: lineAt(text, text.indexOf(found)), name: 'date and author', source }];
}

/** @returns one note for each fact that only illustrates: a launched site has none */
export function examples(facts: readonly VouchedFact[]): Problem[] {
  return facts
    .filter(({ source }) => source === 'example')
    .map(({ file, line, name }) => ({ file, line, severity: 'note', message: `${name} is an example` }));
}
