import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import type { Promises } from '../../content/promises.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';
import { readKeyUses } from './code/readKeyUses.ts';
import { checkFacts } from './facts/checkFacts.ts';
import { vouchedFacts } from './facts/vouchedFacts.ts';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import { readFiles } from './readFiles.ts';
import { readProject } from './readProject.ts';
import { selectValues } from './selectValues.ts';
import { checkWords } from './words/checkWords.ts';

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
    valuesIn: placeholderValues(facts, words),
    facts: facts.flatMap(vouchedFacts),
  });
  return [...wordProblems, ...(await checkFacts({ project, files: facts, words }))];
}

/** The company's name and the promises, which pages quote most often: they count in the length of a title. */
function placeholderValues(
  facts: readonly JsonFile[],
  words: readonly JsonFile[],
): (language: string) => Record<string, string> {
  const rootOf = (path: string) => [...facts, ...words].find((file) => file.path === path)?.root;
  const company = rootOf('content/company.json');
  const promises = rootOf('content/promises.json');
  const [name] = company ? selectValues(company, 'name') : [];
  return (language) => {
    const said = rootOf(`locales/${language}/promises.json`);
    return {
      ...(name ? { company: name.value } : {}),
      ...(promises && said ? textsOf(language, getNodeValue(promises), getNodeValue(said)) : {}),
    };
  };
}

/** Promises that are not what they must be have no texts here: what is wrong with them is said as of all facts. */
function textsOf(language: string, promises: Promises, words: PromiseWords): Record<string, string> {
  try {
    return promiseTexts(language, promises, words);
  } catch {
    return {};
  }
}
