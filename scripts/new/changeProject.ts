import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../locales/languages.ts';
import { articleDraft } from './articleDraft.ts';
import { addEntry, removeEntry, removeFromLists } from './entries.ts';
import { type Kind, kinds, type Place } from './kinds.ts';

/** What to add or to remove. */
export interface Change {
  kind: string;
  id: string;
  /** The id of what it is a part of, for kinds that are. */
  within?: string | undefined;
}

/** Files by their path, relative to the project's folder; nothing for one that goes. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/**
 * @param project the project's folder
 * @param change what to add
 * @returns the files with it, whose texts are placeholders
 * @throws Error that says what is wrong with the request, or in which file it cannot be
 */
export function filesWith(project: string, { kind, id, within }: Change): ChangedFiles {
  const { places } = kindOf({ kind, id, within });
  const files = new Map<string, string>();
  for (const { file, at, name = id, entry } of places(id, within ?? ''))
    if (entry !== undefined)
      edit(project, files, file, (text, place) => addEntry(text, { at, name, entry, place }));
  if (kind === 'article') {
    if (existsSync(path.join(project, 'content/articles', id)))
      throw new Error(`content/articles/${id}/ is there already. Choose another id.`);
    for (const language of writtenLanguages(project))
      files.set(`content/articles/${id}/${language}.md`, articleDraft(language, id));
  }
  return files;
}

/**
 * @param project the project's folder
 * @param change what to remove
 * @returns the files without it, its words, what leads to its pages, and what the chat knows of them
 * @throws Error when there is no such thing
 */
export function filesWithout(project: string, { kind, id, within }: Change): ChangedFiles {
  const { places, pages } = kindOf({ kind, id, within });
  const files = new Map<string, string | undefined>();
  const facts = factsOf(project, places(id, within ?? ''), id);
  if (kind === 'article')
    for (const language of writtenLanguages(project))
      files.set(`content/articles/${id}/${language}.md`, undefined);
  for (const { file, at, name = id } of places(id, within ?? '', facts)) {
    edit(project, files, file, (text) => removeEntry(text, at, name));
    const [, namespace] = /^locales\/.*\/(\w+)\.json$/.exec(file) ?? [];
    const part = `${namespace}:${[...at, name].join('.')}`;
    edit(project, files, 'content/sources.json', (text) =>
      removeFromLists(text, ({ words }) => words === part || String(words).startsWith(`${part}.`)),
    );
  }
  const gone = pages?.(id, facts) ?? [];
  const isGone = ({ page }: Readonly<Record<string, unknown>>) =>
    gone.includes(String(page).replace(/#.*/, ''));
  const topics: { key: string; page: string }[] = JSON.parse(read(project, 'content/chat/topics.json'));
  for (const { key } of topics.filter(isGone))
    edit(project, files, 'locales/{language}/chatAnswers.json', (text) => removeEntry(text, ['topics'], key));
  const relations: { key: string; from: string; to: string }[] = JSON.parse(
    read(project, 'content/related.json'),
  );
  for (const { key } of relations.filter(({ from, to }) => gone.includes(from) || gone.includes(to))) {
    edit(project, files, 'content/related.json', (text) => removeEntry(text, [], key));
    edit(project, files, 'locales/{language}/related.json', (text) => removeEntry(text, ['items'], key));
  }
  for (const file of ['content/chat/topics.json', 'functions/chat-with-ai/evaluation/questions.json'])
    edit(project, files, file, (text) => removeFromLists(text, isGone));
  return files;
}

/** Writes what {@link filesWith} and {@link filesWithout} have changed. */
export function writeFiles(project: string, files: ChangedFiles): void {
  for (const [file, text] of files) {
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text === undefined) rmSync(path.dirname(target), { recursive: true, force: true });
    else writeFileSync(target, text);
  }
}

function kindOf({ kind, id, within }: Change): Kind {
  const known = kinds[kind];
  if (!known) throw new Error(`There is no kind "${kind}". There are: ${Object.keys(kinds).join(', ')}.`);
  if (!known.id.test(id)) throw new Error(`"${id}" cannot be the id of this: ${known.advice}.`);
  if (known.within && !within)
    throw new Error(`Name the ${known.within} too: npm run new ${kind} ${id} <${known.within}>.`);
  return known;
}

/** What the facts say of it: other files may call it by a name that stands there. */
function factsOf(project: string, places: readonly Place[], id: string): Record<string, string> | undefined {
  const [place] = places;
  if (!place) return undefined;
  let there: unknown = JSON.parse(read(project, place.file));
  for (const step of [...place.at, id])
    there = Array.isArray(there)
      ? there.find(({ key }) => key === step)
      : (there as Record<string, unknown> | undefined)?.[step];
  if (!there) throw new Error(`${place.file} has no "${id}".`);
  return there as Record<string, string>;
}

function edit(
  project: string,
  files: Map<string, string | undefined>,
  pattern: string,
  change: (text: string, place: string) => string,
): void {
  const names = pattern.includes('{language}')
    ? writtenLanguages(project).map((language) => pattern.replace('{language}', language))
    : [pattern];
  for (const file of names) {
    const text = files.get(file) ?? read(project, file);
    try {
      const [, place = ''] = /^locales\/(.+)\.json$/.exec(file) ?? [];
      const changed = change(text, place);
      if (changed !== text) files.set(file, changed);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

function writtenLanguages(project: string): string[] {
  return languages.map(({ code }) => code).filter((code) => existsSync(path.join(project, 'locales', code)));
}

function read(project: string, file: string): string {
  return readFileSync(path.join(project, file), 'utf8');
}
