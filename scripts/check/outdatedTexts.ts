import path from 'node:path';
import { defaultLanguage } from '../../content/languages.ts';
import { textOf } from '../../renderer/facts/readTextFile.ts';
import { git, missingHistory } from '../git.ts';
import { entriesOf, isGroup, keyPath, type Path, type Value } from './files.ts';
import { lineAt, nameOf } from './problem.ts';
import { pluralForm } from './translations.ts';
import { isShownText, type WordFile } from './words.ts';

/** A text of which the original, in the default language, has changed since the text was written. */
export interface OutdatedText extends Value<string> {
  file: WordFile;
  /** The original that was translated, and the present one. */
  before: string;
  now: string;
}

/** A tag of Git that an owner sets once every translation has been read: what was changed until then is not told any more. */
export const readTag = 'translations-read';

/**
 * Compares the values of the files of words, version by version, so a text that only moves to another line has not changed. What is
 * not committed yet counts as the last version.
 *
 * @param words the present files of words, in every language
 * @returns the texts that a translator has to look at, in the order of the files
 * @throws Error that says why the history cannot be read
 */
export function outdatedTexts(project: string, words: readonly WordFile[]): OutdatedText[] {
  const missing = missingHistory(project);
  if (missing) {
    throw new Error(`${missing} Which translations are older than their original cannot be told.`);
  }
  const changed = new Map(words.map((file) => [file.path, textsOf(file.root)]));
  const present = nextVersion([lastVersion(project)], changed);
  const read = taggedVersion(project);
  return words
    .filter(({ language }) => language !== defaultLanguage)
    .flatMap((file) => {
      const originals = present.get(file.path)?.originals;
      const names = new Map(namedTexts(file.root).map((each) => [keyPath(each.path), each.name]));
      return file.texts.filter(isShownText).flatMap((text) => {
        const name = names.get(text.key) ?? '';
        const isRead = read.get(file.path)?.texts.get(name) === text.value;
        const before = isRead ? originalOf(originalTexts(read, file.path), name) : originals?.get(name);
        const now = originalOf(originalTexts(present, file.path), name);
        return before && now && plain(before) !== plain(now) ? [{ ...text, file, before, now }] : [];
      });
    });
}

/** @returns a block of lines for each text: where it stands, its original then and now, and its present words */
export function formatOutdatedTexts(texts: readonly OutdatedText[]): string {
  const original = nameOf(defaultLanguage);
  return texts
    .map(({ file, path, key, before, now, value }) => {
      const own = nameOf(file.language);
      const width = Math.max(original.length, own.length) + ', then: '.length;
      const said = [
        [`${original}, then:`, before],
        [`${original}, now:`, now],
        [`${own}:`, value],
      ].map(([who = '', text = '']) => `    ${who.padEnd(width)}${text}`);
      return [`${file.path}:${lineAt(file.text, file.placeOf(path)?.offset ?? 0)}  ${key}`, ...said].join(
        '\n',
      );
    })
    .join('\n\n');
}

/** @returns the files of words as the tag has them; none where there is no tag */
function taggedVersion(project: string): Version {
  if (git(project, ['tag', '--list', readTag]).length === 0) {
    return new Map();
  }
  const listed = git(project, ['ls-tree', '-r', readTag, '--', 'locales']).toString().split('\n');
  const blobs = listed.flatMap((line) => {
    const [, blob = '', file = ''] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
    return wordFilePath.test(file) ? [[file, blob] as const] : [];
  });
  const contents = contentsOf(
    project,
    blobs.map(([, blob]) => blob),
  );
  return nextVersion([], new Map(blobs.map(([file, blob]) => [file, contents.get(blob)])));
}

/** The texts of a file by a name that does not depend on their place in a list. */
type Texts = ReadonlyMap<string, string>;

const noTexts: Texts = new Map();

/** A file of words at one time; of each text the original that it was translated from. */
interface TranslatedFile {
  texts: Texts;
  originals: ReadonlyMap<string, string | undefined>;
}

/** The files of words as one commit has them, by path. */
type Version = ReadonlyMap<string, TranslatedFile>;

/** The last commit that was asked for: reading all versions takes a second or two, and the development server asks after each change. */
let known: { commit: string; version: Version } | undefined;

/** @returns the files of words as the last commit has them */
function lastVersion(project: string): Version {
  const commit = git(project, ['rev-parse', 'HEAD']).toString();
  if (known?.commit !== commit) {
    known = { commit, version: versionAt(project) };
  }
  return known.version;
}

function versionAt(project: string): Version {
  const commits = commitsOf(project);
  const contents = contentsOf(project, [...new Set(commits.flatMap(({ blobs }) => [...blobs.values()]))]);
  const versions = new Map<string, Version>();
  let last: Version = new Map();
  for (const { id, parents, blobs } of commits) {
    const changed = new Map([...blobs].map(([file, blob]) => [file, contents.get(blob)]));
    last = nextVersion(
      parents.flatMap((parent) => versions.get(parent) ?? []),
      changed,
    );
    versions.set(id, last);
  }
  return last;
}

interface Commit {
  id: string;
  parents: readonly string[];
  /** Of each file that differs from the one of the first parent, what Git keeps its content under. */
  blobs: ReadonlyMap<string, string>;
}

const wordFilePath = /^locales\/[^/]+\/[^/]+\.json$/;

/** @returns the commits that change words, each after its parents */
function commitsOf(project: string): Commit[] {
  const format = ['--format=%x00%H %P', '--raw', '--no-abbrev', '--no-renames', '--relative'];
  const order = ['--topo-order', '--reverse', '--parents', '--diff-merges=first-parent'];
  const log = git(project, ['-c', 'core.quotePath=false', 'log', ...format, ...order, '--', 'locales']);
  return log
    .toString()
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [ids = '', ...changes] = commit.split('\n').filter(Boolean);
      const [id = '', ...parents] = ids.split(' ');
      const blobs = changes.flatMap((change): [string, string][] => {
        const [, , , blob = '', rest = ''] = change.split(' ');
        const file = rest.split('\t')[1] ?? '';
        return wordFilePath.test(file) ? [[file, blob]] : [];
      });
      return { id, parents, blobs: new Map(blobs) };
    });
}

/** @returns the texts of each blob; one that is gone or cannot be read is left out */
function contentsOf(project: string, blobs: readonly string[]): Map<string, Texts> {
  const printed = git(project, ['cat-file', '--batch'], blobs.join('\n'));
  const contents = new Map<string, Texts>();
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf('\n', at);
    const [blob = '', , size] = printed.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (size) {
      const texts = readTexts(printed.toString('utf8', at, at + Number(size)));
      if (texts) {
        contents.set(blob, texts);
      }
      at += Number(size) + 1;
    }
  }
  return contents;
}

function readTexts(json: string): Texts | undefined {
  try {
    return textsOf(JSON.parse(textOf(json)));
  } catch {
    return undefined;
  }
}

function textsOf(root: unknown): Texts {
  return new Map(namedTexts(root).map(({ name, text }) => [name, text]));
}

/** @returns the texts of a file, an entry of a list being called by its key where it has one: `items/audit/title` */
function namedTexts(
  value: unknown,
  steps: Path = [],
  names: Path = [],
): { name: string; path: Path; text: string }[] {
  if (typeof value === 'string') {
    return [{ name: names.join('/'), path: steps, text: value }];
  }
  return entriesOf(value).flatMap(([step, inside]) => {
    const own = typeof step === 'number' && isGroup(inside) ? (inside.key ?? inside.id) : undefined;
    return namedTexts(inside, [...steps, step], [...names, typeof own === 'string' ? own : step]);
  });
}

/**
 * @param parents the versions before: two where a branch was merged, and none at the beginning
 * @param changed the files that differ from those of the first parent; one without texts cannot be read and stays as it was
 */
function nextVersion(parents: readonly Version[], changed: ReadonlyMap<string, Texts | undefined>): Version {
  const version = new Map(parents[0]);
  for (const [file, texts] of changed) {
    if (texts) {
      version.set(file, { texts, originals: new Map() });
    }
  }
  for (const [file, { texts }] of version) {
    const model = originalTexts(version, file);
    const same = parents.find(
      (parent) => parent.get(file)?.texts === texts && originalTexts(parent, file) === model,
    );
    const before = parents.flatMap((parent) => parent.get(file) ?? []);
    version.set(file, same?.get(file) ?? { texts, originals: originalsOf(texts, model, before) });
  }
  return version;
}

/**
 * @param model the texts of the default language in the same version
 * @param before the file in the versions before
 * @returns of each text its original: that of a version before which has the same text, there or under a name that is gone, else the present one
 */
function originalsOf(
  texts: Texts,
  model: Texts,
  before: readonly TranslatedFile[],
): TranslatedFile['originals'] {
  const formerNames = new Map(
    [...(before[0]?.texts ?? [])].flatMap(([name, text]) => (texts.has(name) ? [] : [[text, name]])),
  );
  const originals = new Map<string, string | undefined>();
  for (const [name, text] of texts) {
    const now = originalOf(model, name);
    const former = formerNames.get(text) ?? name;
    const known = before.flatMap((file) => {
      const own = file.texts.get(name) === text ? name : former;
      return file.texts.get(own) === text ? [file.originals.get(own)] : [];
    });
    originals.set(name, known.length === 0 || known.includes(now) ? now : known[0]);
  }
  return originals;
}

/** @returns the texts of the file of the default language that a file translates */
function originalTexts(version: Version, file: string): Texts {
  return version.get(`locales/${defaultLanguage}/${path.posix.basename(file)}`)?.texts ?? noTexts;
}

/** @returns an original by its name; a form of a plural that the default language lacks has the general one */
function originalOf(model: Texts, name: string): string | undefined {
  return (
    model.get(name) ?? (pluralForm.test(name) ? model.get(name.replace(pluralForm, '_other')) : undefined)
  );
}

/** @returns a text with its spaces and line breaks made alike */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
