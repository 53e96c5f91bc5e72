import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentStore } from '../contentStore.ts';
import { type ArticleFile, articleFile } from './articles/articleFile.ts';
import type { KeyUses } from './code/keyUse.ts';
import { mayHoldKeys, readKeyUses } from './code/readKeyUses.ts';
import { decodeText } from './decodeText.ts';
import { digestOfRules } from './digestOfRules.ts';
import { type JsonFile, parseJsonFile } from './parseJsonFile.ts';
import { listFiles, readFiles, type TextFile, type Unsaved } from './readFiles.ts';
import { remember } from './remember.ts';
import { type WordFile, wordFile } from './words/wordFile.ts';

/** What people write, and the code that shows it. */
export interface Project {
  folder: string;
  words: readonly WordFile[];
  /** The JSON files that stand directly in `content/` or in `content/specimens/`. */
  facts: readonly JsonFile[];
  /** `content/chat/`: what visitors say. */
  chat: readonly JsonFile[];
  articles: readonly ArticleFile[];
  /** Paths of all that stands in the folders of articles. */
  articleFolders: readonly string[];
  code: readonly TextFile[];
  /** What each file of code asks for. */
  uses: readonly KeyUses[];
  /** `.env`, where there is one. */
  settings: TextFile | undefined;
}

const codeFolders = ['components', 'content', 'functions', 'locales', 'pages', 'renderer', 'scripts'];

const readWords = remember(wordFile);
const readJson = remember(parseJsonFile);
const readArticle = remember(articleFile);
/** Parsing takes most of the time of a check: what it finds is kept. */
const readUses = remember((file, text: string): KeyUses => {
  if (!mayHoldKeys(text)) return { calls: [], literals: [] };
  const make = () => JSON.stringify(readKeyUses(file, text));
  return JSON.parse(contentStore.text('uses', [digestOfRules(), file, text], make));
});

/**
 * @param folder the project's folder
 * @param unsaved what counts instead of what is on the disk
 * @returns its words and facts with the place of each value, and what its code asks for
 */
export function readProject(folder: string, unsaved: Unsaved = new Map()): Project {
  const files = (inside: string, matches: RegExp) => readFiles(folder, inside, matches, unsaved);
  const json = (inside: string, matches: RegExp) =>
    files(inside, matches).map(({ path, text, fault }) => readJson(path, text, fault));
  const code = codeFolders.flatMap((each) => files(each, /(?<!\.d)\.tsx?$/));
  return {
    folder,
    words: files('locales', /^locales\/[^/]+\/[^/]+\.json$/).map(({ path, text, fault }) =>
      readWords(path, text, fault),
    ),
    facts: json('content', /^content\/(?:specimens\/)?[^/]+\.json$/),
    chat: json('content/chat', /^content\/chat\/[^/]+\.json$/),
    articles: files('content/articles', /^content\/articles\/[^/]+\/[^/]+\.md$/).map(
      ({ path, text, fault }) => readArticle(path, text, fault),
    ),
    articleFolders: listFiles(folder, 'content/articles', /^content\/articles\/[^/]+\//, unsaved),
    code,
    uses: code.map(({ path, text }) => readUses(path, text)),
    settings: settingsIn(folder, unsaved),
  };
}

function settingsIn(folder: string, unsaved: Unsaved): TextFile | undefined {
  const file = path.join(folder, '.env');
  const bytes = unsaved.get('.env') ?? (existsSync(file) ? readFileSync(file) : undefined);
  return bytes && { path: '.env', ...decodeText(bytes) };
}
