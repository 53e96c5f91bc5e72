import { getNodePath, type Node } from 'jsonc-parser';
import { keyPath } from './keyPath.ts';
import { valuesUnder } from './valuesUnder.ts';

/** A text in a JSON file, and where it stands. */
export interface SelectedValue {
  /** As code writes it: `[2].city`. */
  key: string;
  value: string;
  offset: number;
}

/** Many references ask for the same values of a file. */
const known = new WeakMap<Node, Map<string, SelectedValue[]>>();

/**
 * @param root a JSON file's content
 * @param selector names joined by points; `*` is each entry of a list, a closing `~` the names of a group: `positions.items.*.key`
 * @returns the texts that are there, in the order of the file
 */
export function selectValues(root: Node, selector: string): SelectedValue[] {
  const selected = known.get(root) ?? new Map<string, SelectedValue[]>();
  known.set(root, selected);
  const values = selected.get(selector) ?? select(root, selector);
  selected.set(selector, values);
  return values;
}

function select(root: Node, selector: string): SelectedValue[] {
  const asksForNames = selector.endsWith('~');
  return valuesUnder(root).flatMap((node) => {
    const path = getNodePath(node);
    const steps = path.map((step) => (typeof step === 'number' ? '*' : step));
    const [name] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
    if (asksForNames && name) steps.splice(-1, 1, '~');
    const text = asksForNames ? name : node;
    if (steps.join('.') !== selector || text?.type !== 'string') return [];
    return [{ key: keyPath(path), value: text.value, offset: text.offset }];
  });
}
