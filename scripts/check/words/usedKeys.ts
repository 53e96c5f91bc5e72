import type { Node } from 'jsonc-parser';
import type { KeyUse, KeyUses } from '../code/keyUse.ts';
import { count } from '../count.ts';
import { didYouMean } from '../didYouMean.ts';
import { lineAt } from '../lineAt.ts';
import type { Problem } from '../problem.ts';
import { pluralBases } from './pluralForms.ts';
import { propertiesOf, textsUnder, type WordFile } from './wordFile.ts';

/** A value of a word file under the key that pages use: plural forms bear their base. */
interface Entry {
  key: string;
  node: Node;
  offset: number;
  isText: boolean;
  entries: Entry[];
}

interface Tree {
  file: WordFile;
  entries: Entry[];
  /** The entries of all depths; the plural forms of one text share a key. */
  byKey: Map<string, Entry[]>;
}

/**
 * Holds the code against the default language's words: keys that the code asks for and no file has,
 * groups of texts asked for as if they were one text, and texts that nothing asks for.
 *
 * @param files the default language's files
 * @param uses what each file of code asks for
 */
export function usedKeys(files: readonly WordFile[], uses: readonly KeyUses[]): Problem[] {
  const trees = new Map(files.map((file) => [file.namespace, treeOf(file)]));
  const used = new Set<Entry>();
  const problems: Problem[] = [];

  for (const use of uses.flatMap(({ calls }) => calls)) {
    const namespaces = use.namespaces.length > 0 ? use.namespaces : [...trees.keys()];
    const absent = namespaces.find((namespace) => !trees.has(namespace));
    if (absent) {
      const advice = didYouMean(absent, trees.keys(), 'Create it.');
      const asked = `asks for "${absent}:${use.pattern}", and there is no ${fileOf(files, absent)}`;
      problems.push(errorIn(use, `${asked}. ${advice}`));
      continue;
    }
    const known = namespaces.flatMap((namespace) => trees.get(namespace) ?? []);
    const found = known.flatMap((tree) => matching(tree, use.pattern));
    if (found.length === 0) problems.push(missing(use, known));
    // Of a key that is partly a variable, some matches may be groups that the variable never names: the types know.
    const group = found.every(({ isText }) => !isText) ? found[0] : undefined;
    if (group && !use.subtree) {
      problems.push(
        errorIn(
          use,
          `asks for "${group.key}" as one text, and it holds several. Ask for one of them, or add { returnObjects: true }.`,
        ),
      );
    }
    for (const entry of found) markUsed(entry, used);
  }
  for (const { text, namespaces } of uses.flatMap(({ literals }) => literals)) {
    for (const [namespace, tree] of trees) {
      if (namespaces.length > 0 && !namespaces.includes(namespace)) continue;
      for (const entry of matching(tree, text)) markUsed(entry, used);
    }
  }
  for (const { file, entries } of trees.values()) problems.push(...unused(file, entries, used));
  return problems;
}

function treeOf(file: WordFile): Tree {
  const entries = file.root ? entriesOf(file.root, '') : [];
  const byKey = new Map<string, Entry[]>();
  for (const entry of withDescendants(entries))
    byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry]);
  return { file, entries, byKey };
}

function entriesOf(node: Node, prefix: string): Entry[] {
  const children =
    node.type === 'object'
      ? propertiesOf(node)
      : (node.children ?? []).map((value, index) => ({ name: String(index), value, offset: value.offset }));
  const bases = pluralBases(children.map(({ name }) => name));
  return children.map(({ name, value, offset }) => {
    const key = `${prefix}${bases.get(name) ?? name}`;
    const isGroup = value.type === 'object' || value.type === 'array';
    return {
      key,
      node: value,
      offset,
      isText: !isGroup,
      entries: isGroup ? entriesOf(value, `${key}.`) : [],
    };
  });
}

/** An unknown part stands for one step of the key, or for several where no single one fits. */
function matching({ byKey }: Tree, pattern: string): Entry[] {
  if (!pattern.includes('*')) return byKey.get(pattern) ?? [];
  const all = [...byKey.values()].flat();
  const source = pattern.split('*').map((part) => part.replaceAll(/[.\\^$+?()[\]{}|-]/g, '\\$&'));
  const narrow = new RegExp(`^${source.join('[^.]+')}$`);
  const wide = new RegExp(`^${source.join('.+')}$`);
  const found = all.filter(({ key }) => narrow.test(key));
  return found.length > 0 ? found : all.filter(({ key }) => wide.test(key));
}

function withDescendants(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => [entry, ...withDescendants(entry.entries)]);
}

function markUsed(entry: Entry, used: Set<Entry>): void {
  used.add(entry);
  for (const below of entry.entries) markUsed(below, used);
}

/** The largest groups of which no text is used. */
function unused(file: WordFile, entries: readonly Entry[], used: ReadonlySet<Entry>): Problem[] {
  if (entries.length > 0 && entries.every((entry) => isUnused(entry, used))) {
    return [
      {
        file: file.path,
        severity: 'warning',
        message: 'is used by no page. Remove it in every language, or show its texts.',
      },
    ];
  }
  return entries.flatMap((entry) => unusedUnder(file, entry, used));
}

function unusedUnder(file: WordFile, entry: Entry, used: ReadonlySet<Entry>): Problem[] {
  if (!isUnused(entry, used)) return entry.entries.flatMap((below) => unusedUnder(file, below, used));
  const texts = textsUnder(entry.node).length;
  const what = entry.isText ? entry.key : `${entry.key} (${count(texts, 'text')})`;
  const message = `${what} is used by no page. Remove it in every language, or show it.`;
  return [{ file: file.path, line: lineAt(file.text, entry.offset), severity: 'warning', message }];
}

function isUnused(entry: Entry, used: ReadonlySet<Entry>): boolean {
  return !used.has(entry) && entry.entries.every((below) => isUnused(below, used));
}

function missing(use: KeyUse, trees: readonly Tree[]): Problem {
  const known = use.pattern.includes('*') ? [] : trees.flatMap(({ byKey }) => [...byKey.keys()]);
  const otherwise = 'Add the text there, in every language, or correct the key.';
  const lacks =
    use.namespaces.length > 0
      ? `${trees.map(({ file }) => file.path).join(' nor ')} does not have`
      : 'no file of words has';
  const advice = didYouMean(use.pattern, known, otherwise);
  return errorIn(use, `asks for "${use.pattern}", which ${lacks}. ${advice}`);
}

function errorIn(use: KeyUse, message: string): Problem {
  return { file: use.file, line: use.line, severity: 'error', message };
}

function fileOf(files: readonly WordFile[], namespace: string): string {
  return (
    files.find((file) => file.namespace === namespace)?.path ??
    `locales/${files[0]?.language}/${namespace}.json`
  );
}
