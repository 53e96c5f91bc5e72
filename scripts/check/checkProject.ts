import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage, languages } from '../../content/languages.ts';
import { readAddresses } from '../addresses.ts';
import { checkArticles } from './articles.ts';
import { checkFacts } from './facts.ts';
import { selectValues, type Unsaved } from './files.ts';
import { checkKeys } from './keys.ts';
import { count, formatProblems, type Problem } from './problem.ts';
import { type Project, readProject } from './project.ts';
import { brokenReferences, checkLinks } from './references.ts';
import { checkSettings, standIns } from './settings.ts';
import { examples, leftToWrite, toFillIn } from './sources.ts';
import { checkTranslations, pluralForm } from './translations.ts';
import { checkWordFile } from './words.ts';

interface CheckOptions {
  /** What counts instead of what is on the disk. */
  unsaved?: Unsaved;
  /** As year-month-day. */
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
  const { words, facts, articles, code } = project;
  const factProblems = await checkFacts(folder, facts, code, today);
  const areFactsValid = factProblems.every(({ severity }) => severity !== 'error');
  const problems = [
    ...factProblems,
    ...(await checkWords(project, areFactsValid)),
    ...checkSettings(project.settings),
  ];
  const invalid = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  // Pages come from code that reads facts and words: it would only fail on what is already said to be wrong.
  const isReadable = areFactsValid && words.every(({ root }) => root !== undefined);
  const addresses = isReadable ? await readAddresses(folder) : undefined;
  const around = {
    files: project.articleFolders,
    routes: addresses?.all,
    languages: new Set(words.map(({ language }) => language).filter((each) => codes.includes(each))),
  };
  return [
    ...problems,
    // What is said to be wrong already would only seem to lead nowhere.
    ...brokenReferences([...facts, ...words].filter(({ path }) => !invalid.has(path))),
    ...checkArticles(articles, around, today),
    ...(addresses ? checkLinks([...facts, ...articles], addresses) : []),
    ...[...facts, ...articles].flatMap(examples),
    ...facts.flatMap(toFillIn),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
    ...standIns(),
  ].map((problem) => (isOfDraft(problem) ? { ...problem, severity: 'draft' } : problem));
}

async function checkWords(project: Project, areFactsValid: boolean): Promise<Problem[]> {
  const { languages, words, facts, code } = project;
  const malformed = words.flatMap(({ problems }) => problems);
  const sources = facts.find(({ path }) => path === 'content/sources.json');
  const names = namesIn(project);
  const known = new Set(names);
  const values = areFactsValid && malformed.length === 0 ? await quotedTextsOf(project) : {};
  const context = {
    isKnown: (placeholder: string) => !areFactsValid || known.has(plainName(placeholder)),
    names,
    // Where sources cannot be read, no digit lacks one.
    sourced: sources?.root === undefined ? ['*'] : selectValues(sources, '*.words').map(({ value }) => value),
  };
  const differences = checkTranslations(languages, words);
  // Code is held against the default language's words: one of these files that cannot be read, or has lost a key, would make code look wrong.
  const isWhole = [...malformed, ...differences].every(
    ({ file, severity }) => severity !== 'error' || !file.startsWith(`locales/${defaultLanguage}/`),
  );
  return [
    ...malformed,
    ...differences,
    ...words.flatMap((file) => checkWordFile(file, { ...context, values: values[file.language] ?? {} })),
    ...(isWhole ? checkKeys(words, code) : []),
  ];
}

/** The names of all that may have a value: what code, facts and lists call something. */
function namesIn({ code, facts, words }: Project): string[] {
  const data = [...facts, ...words.filter(({ namespace }) => namespace === 'lists')];
  return [
    ...code.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []),
    ...data.flatMap(({ values }) => values.map(({ path }) => String(path.at(-1)))),
    ...data.flatMap(({ texts }) => texts.map(({ value }) => value)),
  ].map((name) => name.replace(pluralForm, ''));
}

/** A promise is quoted in several forms: `{{AuditTimeInFigures}}` is `auditTime`, `{{figures.projects}}` is `projects`. */
function plainName(placeholder: string): string {
  const [name = ''] = placeholder.split('.').slice(-1);
  return name.replace(/In(?:Figures|Full)$/, '').replace(/^./, (first) => first.toLowerCase());
}

/** What words quote of facts, by language: it counts in the length of a title. A language that lacks a form says nothing here. */
async function quotedTextsOf({
  folder,
  languages,
  words,
}: Project): Promise<Record<string, Record<string, string>>> {
  const { quotedTexts }: typeof import('../../locales/quotedTexts.ts') = await import(
    pathToFileURL(path.join(folder, 'locales/quotedTexts.ts')).href
  );
  const wordsOf = (language: string) =>
    Object.fromEntries(
      words.filter((file) => file.language === language).map(({ namespace, root }) => [namespace, root]),
    );
  return Object.fromEntries(
    languages.map((language) => {
      try {
        return [language, Object.fromEntries(quotedTexts(language, wordsOf))];
      } catch {
        return [language, {}];
      }
    }),
  );
}

const codes: readonly string[] = languages.map(({ code }) => code);
const draftCodes = languages.filter(({ draft }) => draft).map(({ code }) => code);

/** What is written in a language that is not published; a file that cannot be read is in the way all the same. */
function isOfDraft({ file, message, severity }: Problem): boolean {
  return (
    severity === 'error' &&
    !message.includes('(the line is: ') &&
    draftCodes.some((code) => file.startsWith(`locales/${code}/`) || file.endsWith(`/${code}.md`))
  );
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
