import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages.ts';
import { checkSettings, standIns } from '../settings.ts';
import { type ArticleFile, articleFile, checkArticles } from './articles.ts';
import { checkFacts } from './facts.ts';
import {
  decodeText,
  listFiles,
  parseJsonFile,
  readFiles,
  selectValues,
  type TextFile,
  type Unsaved,
  type ValueFile,
} from './files.ts';
import { unusedTexts } from './keys.ts';
import { count, formatProblems, type Problem } from './problem.ts';
import { brokenReferences, factLinks, readAddresses } from './references.ts';
import { examples, leftToWrite, toFillIn } from './sources.ts';
import { checkTranslations } from './translations.ts';
import { checkWordFile, readWordFiles, type WordFile } from './words.ts';

interface CheckOptions {
  /** What counts instead of what is on the disk. */
  unsaved?: Unsaved;
  /** As year-month-day; tests set it. */
  today?: string;
}

/**
 * Reads words, facts, articles, settings and the code that shows them, and holds them against each other. Nothing is rendered.
 * `npm run check`, `build` and `dev` apply these rules and say these words.
 *
 * @returns everything that is wrong, and what is to fill in before the launch
 */
export async function checkProject(
  folder: string,
  { unsaved, today = new Date().toISOString().slice(0, 10) }: CheckOptions = {},
): Promise<Problem[]> {
  const project = readProject(folder, unsaved);
  const { words, facts, articles } = project;
  const factProblems = await checkFacts(folder, facts, today);
  const problems = [...factProblems, ...checkWords(project), ...checkSettings(project.settings)];
  const invalid = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  // Pages come from code that reads facts and words: it would only fail on what is already said to be wrong.
  const isReadable =
    factProblems.every(({ severity }) => severity !== 'error') &&
    words.every(({ root }) => root !== undefined);
  const addresses = isReadable ? await readAddresses(folder) : undefined;
  const found = [
    ...problems,
    // What is said to be wrong already would only seem to lead nowhere.
    ...brokenReferences([...facts, ...words].filter(({ path }) => !invalid.has(path))),
    ...checkArticles(articles, { files: project.articleFolderFiles, routes: addresses }, today),
    ...(addresses ? [...facts, ...articles].flatMap((file) => factLinks(file, addresses)) : []),
    ...[...facts, ...articles].flatMap(examples),
    ...facts.flatMap(toFillIn),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
    ...standIns(),
  ];
  // Words that cannot be read stop the build, in a language that is not published yet too; so do articles, which the build tells.
  return [...words.flatMap((file) => file.problems), ...found.filter(({ file }) => !isOfDraft(file))];
}

/** What people write, and the code that shows it. */
interface Project {
  words: readonly WordFile[];
  /** The JSON files of `content/`: what visitors say to the chat among them. */
  facts: readonly ValueFile[];
  articles: readonly ArticleFile[];
  /** Paths. */
  articleFolderFiles: readonly string[];
  code: readonly TextFile[];
  /** `.env`, where there is one. */
  settings: TextFile | undefined;
}

const codeFolders = ['components', 'content', 'functions', 'locales', 'pages', 'renderer', 'scripts'];

function readProject(folder: string, unsaved?: Unsaved): Project {
  const files = (inside: string, matches: RegExp) => readFiles(folder, inside, matches, unsaved);
  const env =
    unsaved?.get('.env') ??
    (existsSync(path.join(folder, '.env')) && readFileSync(path.join(folder, '.env')));
  return {
    words: readWordFiles(folder, unsaved),
    facts: files('content', /^content\/(?:specimens\/|chat\/)?[^/]+\.json$/).map(parseJsonFile),
    articles: files('content/articles', /^content\/articles\/[^/]+\/[^/]+\.md$/).map(articleFile),
    articleFolderFiles: listFiles(folder, 'content/articles', /^content\/articles\/[^/]+\//, unsaved),
    code: codeFolders.flatMap((each) => files(each, /(?<!\.d)\.tsx?$/)),
    settings: env ? { path: '.env', ...decodeText(env) } : undefined,
  };
}

function checkWords({ words, facts, code }: Project): Problem[] {
  const [sources, company] = ['sources', 'company'].map((name) =>
    facts.find(({ path }) => path === `content/${name}.json`),
  );
  const context = {
    company: company && selectValues(company, 'name')[0]?.value,
    // Where sources cannot be read, no digit lacks one.
    sourced: sources?.root === undefined ? ['*'] : selectValues(sources, '*.words').map(({ value }) => value),
  };
  return [
    ...checkTranslations(words),
    ...words.flatMap((file) => checkWordFile(file, context)),
    ...unusedTexts(words, code),
  ];
}

const draftCodes = languages.filter(({ draft }) => draft).map(({ code }) => code);

/** Whether a file is in a language that is not published yet. */
function isOfDraft(file: string): boolean {
  return draftCodes.some((code) => file.startsWith(`locales/${code}/`) || file.endsWith(`/${code}.md`));
}

/**
 * What `npm run check` refuses stops a build, but for what only time has made wrong. With LAUNCH=1, so does what stands for
 * facts that are not known yet.
 *
 * @throws Error that lists everything to put right
 */
export async function assertValid(project: string): Promise<void> {
  const problems = await checkProject(project);
  const late = problems.filter(({ severity }) => severity === 'warning');
  if (late.length > 0) console.warn(formatProblems(late));
  const errors = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'note' && process.env.LAUNCH === '1'),
  );
  if (errors.length === 0) return;
  throw new Error(
    `${formatProblems(errors)}\n\nNothing was built: put ${count(errors.length, 'thing')} right in locales/, content/ or the pages that use them.`,
  );
}
