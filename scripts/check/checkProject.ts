import { checkSettings, standIns } from '../settings.ts';
import { checkArticles, readArticleFiles } from './articles.ts';
import { checkFacts, schemaOf } from './facts.ts';
import { filesOf, readFacts, selectValues, type TextFile, type Unsaved, type ValueFile } from './files.ts';
import { unusedTexts } from './keys.ts';
import { formatProblems, type Problem } from './problem.ts';
import { brokenReferences } from './references.ts';
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
  const files = filesOf(folder, unsaved);
  const words = readWordFiles(files);
  const facts = readFacts(files);
  const articles = readArticleFiles(files);
  const code = files.read(/(?<!\.d)\.tsx?$/);
  const problems = [
    ...(await checkFacts(folder, facts, code, today)),
    ...checkWords(words, facts, code),
    ...files.read(/^\.env$/).flatMap(checkSettings),
  ];
  const invalid = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isValid = ({ path }: TextFile) => !invalid.has(path);
  const found = [
    ...problems,
    // What is said to be wrong already would only seem to lead nowhere.
    ...(await brokenReferences(folder, facts.filter(isValid), words.filter(isValid))),
    ...checkArticles(articles, files.paths, today),
    ...(await Promise.all(facts.map((file) => toKnow(folder, file)))).flat(),
    ...articles.flatMap((file) => examples(file)),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
    ...standIns(),
  ];
  return [...words.flatMap((file) => file.problems), ...found];
}

function checkWords(
  words: readonly WordFile[],
  facts: readonly ValueFile[],
  code: readonly TextFile[],
): Problem[] {
  const textsOf = (name: string, selector: string) =>
    facts
      .filter(({ path }) => path === `content/${name}.json`)
      .flatMap((file) => selectValues(file, selector).map(({ value }) => value));
  const context = { company: textsOf('company', 'name')[0] };
  return [
    ...checkTranslations(words),
    ...words.flatMap((file) => checkWordFile(file, context)),
    ...unusedTexts(words, code),
  ];
}

/** What is to be known before a launch; a file whose schema cannot be loaded is refused already. */
async function toKnow(folder: string, file: ValueFile): Promise<Problem[]> {
  const schema = await schemaOf(folder, file.path).catch(() => undefined);
  return [...examples(file, schema), ...toFillIn(file, schema)];
}

/**
 * What `npm run check` refuses stops a build, but for what only time has made wrong.
 *
 * @param isRelease whether the build is for visitors: then it also stops at what stands for facts that are not known yet
 * @throws Error that lists everything to put right
 */
export async function assertValid(project: string, isRelease = false): Promise<void> {
  const problems = await checkProject(project);
  const late = problems.filter(({ severity }) => severity === 'warning');
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
    `${formatProblems(errors)}\n\nNothing was built: put this right in locales/, content/ or the pages that use them.${advice}`,
  );
}
