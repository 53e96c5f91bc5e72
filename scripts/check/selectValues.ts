import type { Node } from 'jsonc-parser';
import { keyPath, type Path } from './keyPath.ts';

/** A text in a JSON file, and where it stands. */
export interface SelectedValue {
  /** As code writes it: `[2].city`. */
  key: string;
  value: string;
  offset: number;
}

/**
 * @param root a JSON file's content
 * @param selector names joined by points; `*` is each entry of a list, a closing `~` the names of a group: `positions.items.*.key`
 * @returns the texts that are there, in the order of the file
 */
export function selectValues(root: Node, selector: string): SelectedValue[] {
  return select(root, selector.split('.'), []);
}

function select(node: Node, steps: readonly string[], path: Path): SelectedValue[] {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return node.type === 'string' ? [{ key: keyPath(path), value: node.value, offset: node.offset }] : [];
  }
  return (node.children ?? []).flatMap((child, index) => {
    if (step === '*') return node.type === 'array' ? select(child, rest, [...path, index]) : [];
    const [name, value] = node.type === 'object' ? (child.children ?? []) : [];
    if (!name || !value) return [];
    const here = [...path, String(name.value)];
    if (step === '~') return [{ key: keyPath(here), value: String(name.value), offset: name.offset }];
    return name.value === step ? select(value, rest, here) : [];
  });
}
