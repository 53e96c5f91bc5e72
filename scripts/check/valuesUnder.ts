import { getNodePath, type Node } from 'jsonc-parser';
import { keyPath } from './keyPath.ts';

/** @returns a value of a JSON file and all values in it, in the order of the file */
export function valuesUnder(node: Node): Node[] {
  const inside = node.type === 'object' ? propertiesOf(node).map(({ value }) => value) : node.children;
  return [node, ...(inside ?? []).flatMap(valuesUnder)];
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
