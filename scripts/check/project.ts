import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ArticleFile, articleFile } from './articles.ts';
import {
  decodeText,
  listFiles,
  parseJsonFile,
  readFiles,
  type TextFile,
  type Unsaved,
  type ValueFile,
} from './files.ts';
import { type WordFile, wordFile } from './words.ts';

/** What people write, and the code that shows it. */
export interface Project {
  folder: string;
  /** The folders of `locales/`. */
  languages: readonly string[];
  words: readonly WordFile[];
  /** The JSON files of `content/`: what visitors say to the chat among them. */
  facts: readonly ValueFile[];
  articles: readonly ArticleFile[];
  /** Paths of all that stands in the folders of articles. */
  articleFolders: readonly string[];
  code: readonly TextFile[];
  /** `.env`, where there is one. */
  settings: TextFile | undefined;
}

const codeFolders = ['components', 'content', 'functions', 'locales', 'pages', 'renderer', 'scripts'];

/**
 * @param unsaved what counts instead of what is on the disk
 * @returns its words and facts with the place of each value, and its code
 */
export function readProject(folder: string, unsaved: Unsaved = new Map()): Project {
  const files = (inside: string, matches: RegExp) => readFiles(folder, inside, matches, unsaved);
  const words = files('locales', /^locales\/[^/]+\/[^/]+\.json$/).map((file) =>
    wordFile(file.path, file.text, file.fault),
  );
  const folders = readdirSync(path.join(folder, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const env =
    unsaved.get('.env') ?? (existsSync(path.join(folder, '.env')) && readFileSync(path.join(folder, '.env')));
  return {
    folder,
    languages: [...new Set([...folders, ...words.map(({ language }) => language)])],
    words,
    facts: files('content', /^content\/(?:specimens\/|chat\/)?[^/]+\.json$/).map((file) =>
      parseJsonFile(file.path, file.text, file.fault),
    ),
    articles: files('content/articles', /^content\/articles\/[^/]+\/[^/]+\.md$/).map((file) =>
      articleFile(file.path, file.text, file.fault),
    ),
    articleFolders: listFiles(folder, 'content/articles', /^content\/articles\/[^/]+\//, unsaved),
    code: codeFolders.flatMap((each) => files(each, /(?<!\.d)\.tsx?$/)),
    settings: env ? { path: '.env', ...decodeText(env) } : undefined,
  };
}
