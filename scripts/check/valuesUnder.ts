import { getNodePath, type Node } from 'jsonc-parser';
import { keyPath } from './keyPath.ts';

/** Most rules walk the whole file. */
const known = new WeakMap<Node, Node[]>();

/** @returns a value of a JSON file and all values in it, in the order of the file */
export function valuesUnder(node: Node): readonly Node[] {
  const values = known.get(node) ?? [];
  if (values.length === 0) collect(node, values);
  if (!node.parent) known.set(node, values);
  return values;
}

function collect(node: Node, values: Node[]): void {
  values.push(node);
  for (const child of node.children ?? []) {
    const value = node.type === 'object' ? child.children?.[1] : child;
    if (value) collect(value, values);
  }
}

/** @returns the entries of an object, in the order of the file */
export function propertiesOf(node: Node): { name: string; value: Node; offset: number }[] {
  return (node.children ?? []).flatMap(({ children: [name, value] = [], offset }) =>
    name && value ? [{ name: String(name.value), value, offset }] : [],
  );
}

/** @returns where a value stands in its file: `positions.items[2].title` */
export function keyOf(node: Node): string {
  return keyPath(getNodePath(node));
}
