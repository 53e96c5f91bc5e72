import { getNodePath, type Node } from 'jsonc-parser';
import { count } from '../count.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { keyOf, propertiesOf } from '../valuesUnder.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import { pluralBases, pluralForm } from './pluralForms.ts';
import { errorAt, textsUnder, type WordFile } from './wordFile.ts';

/** A file of words, and what a message calls its language. */
interface Model {
  name: string;
  file: WordFile;
}

type Property = ReturnType<typeof propertiesOf>[number];

/** What differs: a key, its place in the file, and the message about it. */
type Difference = readonly [key: string, offset: number, message: string];

/**
 * Holds a file against the same file in the default language: missing and unknown keys, lists of another length,
 * another kind of value, other placeholders, and `key` or `id` entries, which are no words, that differ.
 *
 * Of two files that differ, the one is wrong that has left what the last commit held.
 *
 * @param one a file of words
 * @param model the default language's file of the same name
 * @param committed gives what the last commit holds of the model, where there is one
 */
export function sameShape(one: Model, model: Model, committed?: () => WordFile | undefined): Problem[] {
  const differences = differencesOf(one, model);
  const before = differences.length > 0 ? committed?.() : undefined;
  if (!before) return differences.map(([, offset, message]) => errorAt(one.file, offset, message));

  const last = { name: 'the last commit', file: before };
  const changedIn = (side: Model) => new Set(differencesOf(side, last).map(([key]) => key));
  const [here, there] = [changedIn(one), changedIn(model)];
  const isModelsFault = ([key]: Difference) => there.has(key) && !here.has(key);
  return [
    ...differences
      .filter((each) => !isModelsFault(each))
      .map(([, offset, message]) => errorAt(one.file, offset, message)),
    ...differencesOf(model, one)
      .filter(isModelsFault)
      .map(([, offset, message]) => errorAt(model.file, offset, message)),
  ];
}

function differencesOf({ file }: Model, model: Model): Difference[] {
  return file.root && model.file.root ? [...compare(file.root, model.file.root, model)] : [];
}

function* compare(node: Node, expected: Node, model: Model): Generator<Difference> {
  if (node.type !== expected.type) {
    const kind = kindOf(expected);
    yield [
      keyOf(node),
      node.offset,
      `${keyOf(node)} is ${kindOf(node)}, and ${model.name} has ${kind}. Write ${kind}.`,
    ];
  } else if (node.type === 'object') yield* compareObjects(node, expected, model);
  else if (node.type === 'array') yield* compareLists(node, expected, model);
  else if (node.type === 'string') yield* compareTexts(node, expected, model);
}

function* compareObjects(node: Node, expected: Node, model: Model): Generator<Difference> {
  const here = groupsOf(node);
  const there = groupsOf(expected);
  const missing = [...there.keys()].filter((base) => !here.has(base));

  // What is missing is said to be so after the text that it should follow.
  let { offset } = node;
  for (const [base, forms] of there) {
    const [first] = forms;
    if (!here.has(base))
      yield [
        keyOf(first.value),
        offset,
        `${keyOf(first.value)} is missing (${model.name}: ${sampleOf(first.value)})`,
      ];
    for (const { name, value } of here.get(base) ?? []) {
      const counterpart = forms.find((form) => form.name === name) ?? forms.at(-1) ?? first;
      yield* compare(value, counterpart.value, model);
      offset = value.offset + value.length - 1;
    }
  }
  for (const [base, [first]] of here) {
    if (there.has(base)) continue;
    const advice = didYouMean(base, missing, 'Remove it, or add it there too.');
    yield [
      keyOf(first.value),
      first.offset,
      `${keyOf(first.value)} is unknown: ${model.name} has no such key. ${advice}`,
    ];
  }
}

/** The entries of an object by base: the plural forms of one text stand together. */
function groupsOf(node: Node): Map<string, [Property, ...Property[]]> {
  const properties = propertiesOf(node);
  const bases = pluralBases(properties.map(({ name }) => name));
  const groups = new Map<string, [Property, ...Property[]]>();
  for (const property of properties) {
    const base = bases.get(property.name) ?? property.name;
    const group = groups.get(base);
    if (group) group.push(property);
    else groups.set(base, [property]);
  }
  return groups;
}

function* compareLists(node: Node, expected: Node, model: Model): Generator<Difference> {
  const entries = node.children ?? [];
  const expectedEntries = expected.children ?? [];
  if (entries.length !== expectedEntries.length) {
    const extra = entries[expectedEntries.length];
    const advice = extra
      ? `Remove what is too much, or add it in ${model.name}: ${sampleOf(extra)}`
      : `Missing at the end: ${sampleOf(expectedEntries[entries.length])}`;
    const lengths = `${count(entries.length, 'entry', 'entries')}, ${model.name} has ${expectedEntries.length}`;
    yield [keyOf(node), node.offset, `${keyOf(node)} has ${lengths}. ${advice}`];
  }
  for (const [index, entry] of entries.entries()) {
    const counterpart = expectedEntries[index];
    if (counterpart) yield* compare(entry, counterpart, model);
  }
}

function* compareTexts(node: Node, expected: Node, model: Model): Generator<Difference> {
  const path = getNodePath(node);
  const name = path.at(-1);
  if (typeof path.at(-2) === 'number' && (name === 'key' || name === 'id')) {
    if (node.value === expected.value) return;
    const difference = `is ${quote(node.value)}, and ${model.name} has ${quote(expected.value)} at this place`;
    const advice = 'It is a name for the pages, not a text: keep the same names in the same order.';
    yield [keyOf(node), node.offset, `${keyOf(node)} ${difference}. ${advice}`];
    return;
  }
  // The forms of opening hours are given all values, and each language takes those that it needs (`locales/promiseTexts.ts`).
  if (model.file.namespace === 'promises' && /^hours/.test(String(path[0]))) return;
  const here = placeholdersOf(node.value);
  const there = placeholdersOf(expected.value);
  const [, form] = pluralForm.exec(String(name)) ?? [];
  // Every form is given its number, and "One day left" may say it in words.
  const mayBeSaid = (each: string) => /^(?:count|number)$/.test(each) && form && form !== 'other';
  // A form that the model does not have says what its own language needs.
  const isOwn = form && !/^(?:one|other)$/.test(form);
  // "< 2 s" may be said in words, which quote its number alone: right to left, signs change sides.
  const numberOf = (each: string) => each.replace(/^figures\./, 'numbers.');
  const numbers = [...there].map(numberOf);
  const missing = [...there].filter(
    (each) => !here.has(each) && !here.has(numberOf(each)) && !mayBeSaid(each) && !isOwn,
  );
  const unknown = [...here].filter((each) => !there.has(each) && !numbers.includes(each) && !mayBeSaid(each));
  const faults = [
    ...missing.map((each) => `lacks {{${each}}}`),
    ...unknown.map((each) => `has {{${each}}}, to which no page gives a value`),
  ];
  const texts = `(${model.name}: ${quote(expected.value)})`;
  if (faults.length > 0) yield [keyOf(node), node.offset, `${keyOf(node)} ${faults.join(' and ')} ${texts}`];
}

function kindOf(node: Node): string {
  if (node.type === 'object') return 'a group of texts {…}';
  if (node.type === 'array') return 'a list […]';
  return node.type === 'string' ? 'a text "…"' : `the value ${node.value}`;
}

function sampleOf(node: Node | undefined): string {
  if (!node) return '';
  if (!node.children) return quote(String(node.value));
  const texts = textsUnder(node);
  return `${count(texts.length, 'text')}, from ${quote(texts[0]?.text ?? '')}`;
}
