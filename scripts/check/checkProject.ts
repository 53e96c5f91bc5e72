import { quotedFacts, quotedNames, quotingWords } from '../../locales/textRules.ts';
import { dayIn } from '../../renderer/facts/buildDay.ts';
import { pluralEnding } from '../../renderer/i18n/layWords.ts';
import { checkSettings, standIns } from '../settings.ts';
import { checkArticles, readArticleFiles } from './articles.ts';
import { checkFacts, readFacts, schemaOf } from './facts.ts';
import { filesOf, type TextFile, type Unsaved } from './files.ts';
import { givenNames, unusedTexts } from './keys.ts';
import { examples, leftToWrite, toFillIn } from './launchList.ts';
import { lostPaths, pagePaths } from './lostPaths.ts';
import { portraitProblems } from './pictures.ts';
import { formatProblems, type Problem } from './problem.ts';
import { brokenReferences } from './references.ts';
import { checkTranslations } from './translations.ts';
import { textsOfFact, type ValueFile } from './valueFile.ts';
import {
  checkWordFile,
  isFact,
  malformedPlaceholder,
  placeholdersOf,
  type Quotable,
  readWordFiles,
  strayFiles,
  unknownPlaceholder,
  type WordFile,
} from './words.ts';

interface CheckOptions {
  /** Contents that count instead of those on the disk. */
  unsaved?: Unsaved;
  /** As year-month-day; tests set it. */
  today?: string;
}

/** The rules of `npm run check`, `build` and `dev`: words, facts, articles and settings by themselves, against each other and the code. */
export async function checkProject(
  folder: string,
  { unsaved, today: given }: CheckOptions = {},
): Promise<Problem[]> {
  const files = filesOf(folder, unsaved);
  const words = readWordFiles(files);
  const facts = readFacts(files);
  const articles = await readArticleFiles(files);
  const today = given ?? dayIn(textsOfFact(facts, 'company', 'openingHours.chatHours.timeZone')[0]);
  // Declarations of types (`.d.ts`) show nothing.
  const code = files.read(/(?<!\.d)\.tsx?$/);
  const problems = [
    ...(await checkFacts(folder, facts, code, today)),
    ...checkWords(words, facts, code),
    ...files.read(/^\.env$/).flatMap(checkSettings),
    ...strayFiles(files.paths),
  ];
  const invalid = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isValid = ({ path }: TextFile) => !invalid.has(path);
  const areFactsValid = ![...invalid].some((path) => path.startsWith('content/'));
  const hasChat = textsOfFact(facts, 'company', 'chatProvider').length > 0;
  const found = [
    ...problems,
    // A file that is invalid would only cause problems that vanish with its own.
    ...(await brokenReferences(folder, facts.filter(isValid), words.filter(isValid))),
    ...(await portraitProblems(folder, facts, files.paths)),
    ...(await checkArticles(folder, articles, files.paths, today)),
    // What lists the paths of pages cannot be loaded while facts are invalid.
    ...(areFactsValid ? lostPaths(facts, words, articles, await pagePaths(folder, files.paths)) : []),
    ...(await Promise.all(facts.map((file) => launchListOf(folder, file)))).flat(),
    ...articles.flatMap((file) => examples(file)),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
    ...standIns(undefined, hasChat),
  ];
  return [...words.flatMap((file) => file.problems), ...found];
}

function checkWords(
  words: readonly WordFile[],
  facts: readonly ValueFile[],
  code: readonly TextFile[],
): Problem[] {
  const [company] = textsOfFact(facts, 'company', 'name');
  const quotable = quotableNames(words, facts, code);
  const context = { company, quotable };
  const isRefused = (text: string) =>
    Boolean(malformedPlaceholder(text) ?? (quotable && unknownPlaceholder(text, quotable)));
  const isQuoted = (name: string) => quotable === undefined || isFact(name, quotable);
  return [
    ...checkTranslations(words, { isRefused, isQuoted }),
    ...words.flatMap((file) => checkWordFile(file, context)),
    ...unusedTexts(words, code),
  ];
}

/** @returns the names that words may quote; nothing where one of the files that have them cannot be read */
function quotableNames(
  words: readonly WordFile[],
  facts: readonly ValueFile[],
  code: readonly TextFile[],
): Quotable | undefined {
  const ofFacts = facts.filter(({ path }) => quotedFacts.some((name) => path === `content/${name}.json`));
  const ofWords = words.filter(({ namespace }) => quotingWords.some((name) => name === namespace));
  if ([...ofFacts, ...ofWords].some(({ root }) => root === undefined)) {
    return undefined;
  }
  const counted = ofWords.flatMap(({ values }) => values.map(({ key }) => key.replace(pluralEnding, '')));
  const given = ofFacts.flatMap(({ values }) => values.map(({ path }) => String(path.at(-1))));
  const figures = ofFacts.flatMap(({ texts }) =>
    texts.filter(({ path }) => path.at(-1) === 'key').map(({ value }) => value),
  );
  const quoted = words.flatMap(({ texts }) => texts.flatMap(({ value }) => [...placeholdersOf(value)]));
  const names = new Set([...given, ...counted, ...givenNames(code)]);
  const factNames = new Set([...given, ...counted, ...quotedNames]);
  return {
    names,
    facts: factNames,
    figures: new Set(figures),
    quoted: new Set(quoted.filter((name) => names.has(name))),
  };
}

/** @returns the notes and questions of a file for the launch list; none where its schema cannot be loaded, which is an error already */
async function launchListOf(folder: string, file: ValueFile): Promise<Problem[]> {
  const schema = await schemaOf(folder, file.path).catch(() => undefined);
  return [...examples(file, schema), ...toFillIn(file, schema)];
}

/** Stops a build that has errors, and a release (`isRelease`) with values that are still to be filled in. Warnings are printed. */
export async function assertValid(project: string, isRelease = false): Promise<void> {
  const problems = await checkProject(project);
  const late = problems.filter(({ severity }) => ['warning', 'notice'].includes(severity));
  if (late.length > 0) {
    console.warn(formatProblems(late));
  }
  const errors = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'note' && isRelease),
  );
  if (errors.length === 0) {
    return;
  }
  const advice = isRelease
    ? ' What is still to come may be looked at with --preview, which says noindex everywhere.'
    : '';
  throw new Error(
    `${formatProblems(errors)}\n\nNothing was built: put this right in locales/, content/, .env or the pages that use them.${advice}`,
  );
}
