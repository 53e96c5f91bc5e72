import { getNodePath, type Node } from 'jsonc-parser';
import { keyPath } from './keyPath.ts';

/** @returns a value of a JSON file and all values in it, in the order of the file */
export function valuesUnder(node: Node): Node[] {
  const inside = node.children ?? [];
  const values = node.type === 'object' ? inside.flatMap(({ children = [] }) => children.slice(1)) : inside;
  return [node, ...values.flatMap(valuesUnder)];
}

/** @returns where a value stands in its file: `positions.items[2].title` */
export function keyOf(node: Node): string {
  return keyPath(getNodePath(node));
}
