import type { Node } from 'jsonc-parser';
import { defaultLanguage } from '../../../locales/languages.ts';
import type { KeyUse, KeyUses } from '../code/keyUse.ts';
import { count } from '../count.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { remember } from '../remember.ts';
import { propertiesOf } from '../valuesUnder.ts';
import { pluralBases } from './pluralForms.ts';
import { textsUnder, type WordFile } from './wordFile.ts';

/** A value of a word file under the key that pages use: plural forms bear their base. */
interface Entry {
  key: string;
  node: Node;
  offset: number;
  entries: Entry[];
  /** Itself and the entries of all depths below it. */
  all: Entry[];
}

interface Tree {
  file: WordFile;
  entries: Entry[];
  /** The entries of all depths; the plural forms of one text share a key. */
  byKey: Map<string, Entry[]>;
  /** What was found by patterns with an unknown part. */
  byPattern: Map<string, Entry[]>;
}

/**
 * Holds the code against the default language's words: keys that the code asks for and no file has,
 * groups of texts asked for as if they were one text, and texts that nothing asks for.
 *
 * @param files the default language's files
 * @param uses what each file of code asks for
 * @param torn files that the languages disagree about: which keys they should have is said there
 */
export function usedKeys(
  files: readonly WordFile[],
  uses: readonly KeyUses[],
  torn: ReadonlySet<string> = new Set(),
): Problem[] {
  const trees = new Map(files.map((file) => [file.namespace, treeOf(file.path, file)]));
  const used = new Set<Entry>();
  const problems: Problem[] = [];

  for (const use of uses.flatMap(({ calls }) => calls)) {
    const report = (message: string) =>
      problems.push({ file: use.file, line: use.line, severity: 'error', message });
    // What is asked for anywhere may stand in a file that is gone.
    const namespaces = use.namespaces.length > 0 ? use.namespaces : [...trees.keys(), ...torn];
    const absent = use.namespaces.find((namespace) => !trees.has(namespace));
    if (absent && torn.has(absent)) continue;
    if (absent) {
      const asked = `asks for "${absent}:${use.pattern}"`;
      const advice = didYouMean(absent, trees.keys(), 'Create it.');
      report(`${asked}, and there is no locales/${defaultLanguage}/${absent}.json. ${advice}`);
      continue;
    }
    const known = namespaces.flatMap((namespace) => trees.get(namespace) ?? []);
    const found = known.flatMap((tree) => matching(tree, use.pattern));
    if (found.length === 0 && !namespaces.some((namespace) => torn.has(namespace)))
      report(missing(use, known));
    // Of a key that is partly a variable, some matches may be groups that the variable never names: the types know.
    const group = found.every(({ node }) => node.children) ? found[0] : undefined;
    if (group && !use.subtree && !namespaces.some((namespace) => torn.has(namespace))) {
      const advice = 'Ask for one of them, or add { returnObjects: true }.';
      report(`asks for "${group.key}" as one text, and it holds several. ${advice}`);
    }
    for (const entry of found.flatMap(({ all }) => all)) used.add(entry);
  }
  for (const { text, namespaces } of uses.flatMap(({ literals }) => literals)) {
    for (const [namespace, tree] of trees) {
      if (namespaces.length > 0 && !namespaces.includes(namespace)) continue;
      for (const entry of matching(tree, text).flatMap(({ all }) => all)) used.add(entry);
    }
  }
  const isUnused = ({ all }: Entry) => all.every((each) => !used.has(each));
  const whole = [...trees.values()].filter(({ file }) => !torn.has(file.namespace));
  return [...problems, ...whole.flatMap((tree) => unused(tree, isUnused))];
}

const treeOf = remember((_path, file: WordFile): Tree => {
  const entries = file.root ? entriesOf(file.root, '') : [];
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries.flatMap(({ all }) => all))
    byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry]);
  return { file, entries, byKey, byPattern: new Map() };
});

function entriesOf(node: Node, prefix: string): Entry[] {
  const children =
    node.type === 'object'
      ? propertiesOf(node)
      : (node.children ?? []).map((value, index) => ({ name: String(index), value, offset: value.offset }));
  const bases = pluralBases(children.map(({ name }) => name));
  return children.map(({ name, value, offset }) => {
    const key = `${prefix}${bases.get(name) ?? name}`;
    const entry: Entry = { key, node: value, offset, entries: entriesOf(value, `${key}.`), all: [] };
    entry.all.push(entry, ...entry.entries.flatMap(({ all }) => all));
    return entry;
  });
}

/** An unknown part stands for one step of the key, or for several where no single one fits. */
function matching({ byKey, byPattern }: Tree, pattern: string): Entry[] {
  if (!pattern.includes('*')) return byKey.get(pattern) ?? [];
  const known = byPattern.get(pattern) ?? search(byKey, pattern);
  byPattern.set(pattern, known);
  return known;
}

function search(byKey: Tree['byKey'], pattern: string): Entry[] {
  const all = [...byKey.values()].flat();
  const source = pattern.split('*').map((part) => part.replaceAll(/[.\\^$+?()[\]{}|-]/g, '\\$&'));
  const narrow = new RegExp(`^${source.join('[^.]+')}$`);
  const wide = new RegExp(`^${source.join('.+')}$`);
  const found = all.filter(({ key }) => narrow.test(key));
  return found.length > 0 ? found : all.filter(({ key }) => wide.test(key));
}

/** The largest groups of which no text is used. */
function unused({ file, entries }: Tree, isUnused: (entry: Entry) => boolean): Problem[] {
  if (entries.length > 0 && entries.every(isUnused)) {
    const message = 'is used by no page. Remove it in every language, or show its texts.';
    return [{ file: file.path, severity: 'error', message }];
  }
  const unusedIn = (entry: Entry): Problem[] => {
    if (!isUnused(entry)) return entry.entries.flatMap(unusedIn);
    const size = entry.node.children ? ` (${count(textsUnder(entry.node).length, 'text')})` : '';
    const message = `${entry.key}${size} is used by no page. Remove it in every language, or show it.`;
    return [problemAt(file, entry.offset, 'error', message)];
  };
  return entries.flatMap(unusedIn);
}

function missing(use: KeyUse, trees: readonly Tree[]): string {
  const known = use.pattern.includes('*') ? [] : trees.flatMap(({ byKey }) => [...byKey.keys()]);
  const advice = didYouMean(use.pattern, known, 'Add the text there, in every language, or correct the key.');
  const files = trees.map(({ file }) => file.path).join(' nor ');
  const lacks = use.namespaces.length > 0 ? `${files} does not have` : 'no file of words has';
  return `asks for "${use.pattern}", which ${lacks}. ${advice}`;
}
