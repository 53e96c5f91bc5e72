import type { ESTree } from 'vite';

/** Stands for what is known at run time only. */
export const unknownPart = '*';

/**
 * The texts that an expression can have, as far as they can be read without running it.
 *
 * @param node an expression
 * @param constants the file's constants by name
 * @returns at least one text; parts that cannot be read are `*`
 */
export function staticTexts(
  node: ESTree.Node | null | undefined,
  constants: ReadonlyMap<string, ESTree.Node>,
): string[] {
  return read(node, constants, new Set());
}

function read(
  node: ESTree.Node | null | undefined,
  constants: ReadonlyMap<string, ESTree.Node>,
  seen: ReadonlySet<string>,
): string[] {
  switch (node?.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : unknownPart];
    case 'TemplateLiteral':
      return node.quasis.reduce<string[]>(
        (texts, quasi, index) => {
          const expression = node.expressions[index];
          const text = quasi.value.cooked ?? '';
          return join(texts, expression ? join([text], read(expression, constants, seen)) : [text]);
        },
        [''],
      );
    case 'BinaryExpression':
      return node.operator === '+'
        ? join(read(node.left, constants, seen), read(node.right, constants, seen))
        : [unknownPart];
    case 'ConditionalExpression':
      return [...read(node.consequent, constants, seen), ...read(node.alternate, constants, seen)];
    case 'LogicalExpression':
      return [...read(node.left, constants, seen), ...read(node.right, constants, seen)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return read(node.expression, constants, seen);
    case 'Identifier': {
      const value = constants.get(node.name);
      return value && !seen.has(node.name)
        ? read(value, constants, new Set([...seen, node.name]))
        : [unknownPart];
    }
    default:
      return [unknownPart];
  }
}

function join(starts: string[], ends: string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => start + end));
}
