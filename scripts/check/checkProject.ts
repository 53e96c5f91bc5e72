import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getNodeValue, type Node } from 'jsonc-parser';
import { promiseTexts } from '../../locales/promiseTexts.ts';
import { readKeyUses } from './code/readKeyUses.ts';
import { checkFacts } from './facts/checkFacts.ts';
import { vouchedFacts } from './facts/vouchedFacts.ts';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import { readFiles } from './readFiles.ts';
import { readProject } from './readProject.ts';
import { selectValues } from './selectValues.ts';
import { checkWords } from './words/checkWords.ts';
import { leftToWrite } from './words/leftToWrite.ts';

/** Where code asks for words. */
const codeFolders = ['components', 'content', 'functions', 'locales', 'pages', 'renderer', 'scripts'];

/**
 * Reads words, facts and the code that shows them, and holds them against each other. Nothing is rendered.
 *
 * @param project the project's folder
 * @returns everything that is wrong, and what is to fill in before the launch
 */
export async function checkProject(project: string): Promise<Problem[]> {
  const { words, facts } = readProject(project);
  const uses = codeFolders
    .flatMap((folder) => readFiles(project, folder, /(?<!\.d)\.tsx?$/))
    .map(({ path, text }) => readKeyUses(path, text));
  const folders = readdirSync(path.join(project, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  const wordProblems = checkWords({
    folders,
    files: words,
    uses,
    valuesIn: placeholderValues(facts, await listTextsOf(project)),
    facts: facts.flatMap(vouchedFacts),
  });
  const articles = readFiles(project, 'content/articles', /\.md$/);
  return [
    ...wordProblems,
    ...(await checkFacts({ project, files: facts, words })),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
  ];
}

type Texts = (language: string) => Record<string, string>;

/** The company's name, the promises and the counts, which pages quote most often: they count in the length of a title. */
function placeholderValues(facts: readonly JsonFile[], listTexts: Texts): Texts {
  const rootOf = (path: string) => facts.find((file) => file.path === path)?.root;
  const company = rootOf('content/company.json');
  const promises = rootOf('content/promises.json');
  const [name] = company ? selectValues(company, 'name') : [];
  return (language) => ({
    ...(name ? { company: name.value } : {}),
    ...orNone(() => promiseTexts(language, getNodeValue(promises as Node))),
    ...orNone(() => listTexts(language)),
  });
}

/** Facts that are not what they must be have no texts here: what is wrong with them is said as of all facts. */
async function listTextsOf(project: string): Promise<Texts> {
  const file = pathToFileURL(path.join(project, 'locales/listTexts.ts')).href;
  return import(file).then(
    ({ listTexts }) => listTexts,
    () => () => ({}),
  );
}

function orNone(texts: () => Record<string, string>): Record<string, string> {
  try {
    return texts();
  } catch {
    return {};
  }
}
