import { getNodePath, getNodeValue } from 'jsonc-parser';
import { keyPath } from '../keyPath.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { quote } from '../quote.ts';
import { valuesUnder } from '../valuesUnder.ts';

/**
 * Facts that stand for ones not known yet: a file names them in its `placeholders`, as `street` or, at any depth, `address.street`.
 *
 * @param file a file of `content/`
 * @returns one note for each value to fill in
 */
export function toFillIn(file: JsonFile): Problem[] {
  const { root } = file;
  if (!root || file.errors.length > 0 || root.type !== 'object') return [];
  const { placeholders } = getNodeValue(root) as { placeholders?: unknown };
  if (!Array.isArray(placeholders)) return [];
  return valuesUnder(root).flatMap((node) => {
    const path = getNodePath(node);
    const names = keyPath(path.filter((step) => typeof step === 'string'));
    const isMeant =
      node.parent?.type === 'property' &&
      placeholders.some((name) => names === name || names.endsWith(`.${name}`));
    if (!isMeant) return [];
    const value = node.type === 'array' ? `${node.children?.length ?? 0} entries` : quote(String(node.value));
    return [problemAt(file, node.offset, 'note', `${keyPath(path)} is ${value}`)];
  });
}
