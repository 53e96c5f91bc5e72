import { readdirSync } from 'node:fs';
import path from 'node:path';
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
const codeFolders = ['components', 'content', 'functions', 'pages', 'renderer', 'scripts'];

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
    values: placeholderValues(facts),
    facts: facts.flatMap(vouchedFacts),
  });
  return [...wordProblems, ...(await checkFacts({ project, files: facts, words }))];
}

/** The company's name is what pages put most often in a placeholder, and it counts in the length of a title. */
function placeholderValues(facts: readonly JsonFile[]): Record<string, string> {
  const root = facts.find((file) => file.path === 'content/company.json')?.root;
  const [name] = root ? selectValues(root, 'name') : [];
  return name ? { company: name.value } : {};
}
