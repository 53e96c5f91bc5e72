import { contentOfVariables, namesOfVariables, quotedFiles } from '../../locales/textRules.ts';
import { dayIn } from '../../renderer/content/buildDay.ts';
import { pluralEnding } from '../../renderer/i18n/mergeTranslations.ts';
import { checkSettings, mockedServices, readVariables } from '../settings.ts';
import { checkArticles, readArticleFiles } from './articles.ts';
import { brokenPaths, pagePaths } from './brokenPaths.ts';
import { checkContent, readContent, schemaOf } from './content.ts';
import { filesOf, type TextFile, type Unsaved } from './files.ts';
import { portraitProblems } from './images.ts';
import { givenNames, unusedTexts } from './keys.ts';
import { examples, toFillIn, unfinishedTexts } from './launchList.ts';
import { formatProblems, type Problem } from './problem.ts';
import { brokenReferences } from './references.ts';
import {
  checkTranslationFile,
  isContent,
  malformedPlaceholder,
  placeholdersOf,
  readTranslationFiles,
  strayFiles,
  type TranslationFile,
  unknownPlaceholder,
  type VariableNames,
} from './translationFiles.ts';
import { checkTranslations } from './translations.ts';
import { textsAt, type ValueFile } from './valueFile.ts';

interface CheckOptions {
  unsaved?: Unsaved;
  /** As year-month-day. Tests set it. */
  today?: string;
}

/** Checks translations, content, articles and settings, and compares them. `npm run check`, `build` and `dev` do this. */
export async function checkProject(
  folder: string,
  { unsaved, today: given }: CheckOptions = {},
): Promise<Problem[]> {
  const files = filesOf(folder, unsaved);
  const translations = readTranslationFiles(files);
  const content = readContent(files);
  const articles = await readArticleFiles(files);
  const today = given ?? dayIn(textsAt(content, 'commitments', 'openingHours.chatHours.timeZone')[0]);
  // Type declarations (`.d.ts`) show no text, so they are left out.
  const code = files.read(/(?<!\.d)\.tsx?$/);
  const problems = [
    ...(await checkContent(folder, content, code, today)),
    ...checkTexts(translations, content, code),
    ...files.read(/^\.env$/).flatMap(checkSettings),
    ...strayFiles(files.paths),
  ];
  const invalid = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isValid = ({ path }: TextFile) => !invalid.has(path);
  const isContentValid = ![...invalid].some((path) => path.startsWith('content/'));
  const hasChat = textsAt(content, 'company', 'chatProvider').length > 0;
  return [
    // These problems do not make a file `invalid`, so `brokenReferences` also checks a file with a repeated key. It skips unreadable files.
    ...translations.flatMap((file) => file.problems),
    ...problems,
    // References of invalid files are not checked: they would cause more problems, which vanish once the files are corrected.
    ...(await brokenReferences(folder, content.filter(isValid), translations.filter(isValid))),
    ...(await portraitProblems(folder, content, files.paths)),
    ...(await checkArticles(folder, articles, files.paths, today)),
    // Modules that list the paths of pages cannot be loaded while content is invalid.
    ...(isContentValid
      ? brokenPaths(content, translations, articles, await pagePaths(folder, files.paths))
      : []),
    ...(await Promise.all(content.map((file) => launchListOf(folder, file)))).flat(),
    ...articles.flatMap((file) => examples(file)),
    ...[...content, ...translations, ...articles].flatMap(unfinishedTexts),
    ...mockedServices(readVariables(), hasChat),
  ];
}

function checkTexts(
  translations: readonly TranslationFile[],
  content: readonly ValueFile[],
  code: readonly TextFile[],
): Problem[] {
  const [company] = textsAt(content, 'company', 'name');
  const variables = variableNames(translations, content, code);
  const isInvalid = (text: string) =>
    Boolean(malformedPlaceholder(text) ?? (variables && unknownPlaceholder(text, variables)));
  const isQuoted = (name: string) => variables === undefined || isContent(name, variables);
  return [
    ...checkTranslations(translations, { isInvalid, isQuoted }),
    ...translations.flatMap((file) => checkTranslationFile(file, { company, variables })),
    ...unusedTexts(translations, code),
  ];
}

/** @returns the names that texts may use as placeholders, in four sets; undefined if a file that defines some of them cannot be read */
function variableNames(
  translations: readonly TranslationFile[],
  content: readonly ValueFile[],
  code: readonly TextFile[],
): VariableNames | undefined {
  const ofContent = content.filter(({ path }) =>
    contentOfVariables.some((name) => path === `content/${name}.json`),
  );
  const ofTranslations = translations.filter(({ namespace }) =>
    quotedFiles.some((name) => name === namespace),
  );
  if ([...ofContent, ...ofTranslations].some(({ root }) => root === undefined)) {
    return undefined;
  }
  const quotedKeys = ofTranslations.flatMap(({ values }) =>
    values.map(({ key }) => key.replace(pluralEnding, '')),
  );
  const contentKeys = ofContent.flatMap(({ values }) => values.map(({ path }) => String(path.at(-1))));
  const figureKeys = ofContent.flatMap(({ texts }) =>
    texts.filter(({ path }) => path.at(-1) === 'key').map(({ value }) => value),
  );
  const variables = translations.flatMap(({ texts }) =>
    texts.flatMap(({ value }) => [...placeholdersOf(value)]),
  );
  // The result of `givenNames` includes `namesOfVariables`: the code has a property for each of these names.
  const names = new Set([...contentKeys, ...quotedKeys, ...givenNames(code)]);
  const contentNames = new Set([...contentKeys, ...quotedKeys, ...namesOfVariables]);
  return {
    names,
    content: contentNames,
    figures: new Set(figureKeys),
    variables: new Set(variables.filter((name) => names.has(name))),
  };
}

/** @returns each `todo` and `question` of a file for the launch list; `checkContent` reports a schema that cannot be loaded */
async function launchListOf(folder: string, file: ValueFile): Promise<Problem[]> {
  const schema = await schemaOf(folder, file.path).catch(() => undefined);
  return [...examples(file, schema), ...toFillIn(file, schema)];
}

/** Throws if there are errors; for a release, also if there is a `todo`. Prints each `warning` and `info`. */
export async function assertValid(project: string, isRelease = false): Promise<void> {
  const problems = await checkProject(project);
  const warnings = problems.filter(({ severity }) => ['warning', 'info'].includes(severity));
  if (warnings.length > 0) {
    console.warn(formatProblems(warnings));
  }
  const errors = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'todo' && isRelease),
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
