import { getNodePath, type Node } from 'jsonc-parser';
import { count } from '../count.ts';
import { didYouMean } from '../didYouMean.ts';
import { keyPath } from '../keyPath.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { keyOf } from '../valuesUnder.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import { pluralBases } from './pluralForms.ts';
import { errorAt, propertiesOf, textsUnder, type WordFile } from './wordFile.ts';

/** What a message calls the default language, and the file that others are held against. */
interface Model {
  name: string;
  file: WordFile;
}

/**
 * Holds a file against the same file in the default language: missing and unknown keys, lists of another length,
 * another kind of value, other placeholders, and `key` or `id` entries, which are no words, that differ.
 *
 * @param file one file of words
 * @param model the default language's file of the same name
 */
export function sameShape(file: WordFile, model: Model): Problem[] {
  if (!file.root || !model.file.root) return [];
  return compare(file, file.root, model, model.file.root);
}

function compare(file: WordFile, node: Node, model: Model, expected: Node): Problem[] {
  if (node.type !== expected.type) {
    return [
      errorAt(
        file,
        node.offset,
        `${keyOf(node)} is ${kindOf(node)}, and ${model.name} has ${kindOf(expected)}. Write ${kindOf(expected)}.`,
      ),
    ];
  }
  if (node.type === 'object') return compareObjects(file, node, model, expected);
  if (node.type === 'array') return compareLists(file, node, model, expected);
  if (node.type === 'string') return compareTexts(file, node, model, expected);
  return [];
}

function compareObjects(file: WordFile, node: Node, model: Model, expected: Node): Problem[] {
  const here = groupsOf(node);
  const there = groupsOf(expected);
  const missing = [...there.keys()].filter((base) => !here.has(base));
  const problems: Problem[] = [];

  let offset = node.offset;
  for (const [base, [first]] of there) {
    const group = here.get(base);
    if (!first) continue;
    if (!group) {
      problems.push(
        errorAt(
          file,
          offset,
          `${keyPath([...getNodePath(node), first.name])} is missing (${model.name}: ${sampleOf(first.value)})`,
        ),
      );
      continue;
    }
    for (const { name, value } of group) {
      const counterpart =
        there.get(base)?.find((each) => each.name === name) ?? there.get(base)?.at(-1) ?? first;
      problems.push(...compare(file, value, model, counterpart.value));
      offset = value.offset + value.length - 1;
    }
  }
  for (const [base, [first]] of here) {
    if (there.has(base) || !first) continue;
    const key = keyPath([...getNodePath(node), first.name]);
    const advice = didYouMean(base, missing, 'Remove it, or add it there too.');
    problems.push(errorAt(file, first.offset, `${key} is unknown: ${model.name} has no such key. ${advice}`));
  }
  return problems;
}

/** The entries of an object by base: the plural forms of one text stand together. */
function groupsOf(node: Node): Map<string, { name: string; value: Node; offset: number }[]> {
  const properties = propertiesOf(node);
  const bases = pluralBases(properties.map(({ name }) => name));
  const groups = new Map<string, typeof properties>();
  for (const property of properties) {
    const base = bases.get(property.name) ?? property.name;
    groups.set(base, [...(groups.get(base) ?? []), property]);
  }
  return groups;
}

function compareLists(file: WordFile, node: Node, model: Model, expected: Node): Problem[] {
  const entries = node.children ?? [];
  const expectedEntries = expected.children ?? [];
  const problems = entries.flatMap((entry, index) => {
    const counterpart = expectedEntries[index];
    return counterpart ? compare(file, entry, model, counterpart) : [];
  });
  if (entries.length === expectedEntries.length) return problems;
  const extra = entries.length > expectedEntries.length;
  const difference = extra
    ? `Remove what is too much, or add it in ${model.name}: ${sampleOf(entries[expectedEntries.length])}`
    : `Missing at the end: ${sampleOf(expectedEntries[entries.length])}`;
  const message = `${keyOf(node)} has ${count(entries.length, 'entry', 'entries')}, ${model.name} has ${expectedEntries.length}. ${difference}`;
  return [errorAt(file, node.offset, message), ...problems];
}

function compareTexts(file: WordFile, node: Node, model: Model, expected: Node): Problem[] {
  const path = getNodePath(node);
  const name = path.at(-1);
  const inList = typeof path.at(-2) === 'number';
  if (inList && (name === 'key' || name === 'id')) {
    if (node.value === expected.value) return [];
    return [
      errorAt(
        file,
        node.offset,
        `${keyOf(node)} is ${quote(node.value)}, and ${model.name} has ${quote(expected.value)} at this place. It is a name for the pages, not a text: keep the same names in the same order.`,
      ),
    ];
  }
  // The forms of promises are given all values, and each language takes those that it needs (`locales/promiseTexts.ts`).
  if (file.namespace === 'promises') return [];
  const here = placeholdersOf(node.value);
  const there = placeholdersOf(expected.value);
  // "One day left" may say its number in words.
  const isPlural = /_(?:zero|one|two|few|many|other)$/.test(String(name));
  if (isPlural && !String(name).endsWith('_other')) there.delete('count');
  const missing = [...there].filter((placeholder) => !here.has(placeholder));
  const unknown = [...here].filter(
    (placeholder) =>
      !placeholdersOf(expected.value).has(placeholder) && !(placeholder === 'count' && isPlural),
  );
  if (missing.length + unknown.length === 0) return [];
  const faults = [
    ...missing.map((placeholder) => `lacks {{${placeholder}}}`),
    ...unknown.map((placeholder) => `has {{${placeholder}}}, to which no page gives a value`),
  ];
  return [
    errorAt(
      file,
      node.offset,
      `${keyOf(node)} ${faults.join(' and ')} (${model.name}: ${quote(expected.value)})`,
    ),
  ];
}

function kindOf(node: Node): string {
  if (node.type === 'object') return 'a group of texts {…}';
  if (node.type === 'array') return 'a list […]';
  return node.type === 'string' ? 'a text "…"' : `the value ${node.value}`;
}

function sampleOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.type !== 'object' && node.type !== 'array') return quote(String(node.value));
  const texts = textsUnder(node);
  return `${count(texts.length, 'text')}, from ${quote(texts[0]?.text ?? '')}`;
}
