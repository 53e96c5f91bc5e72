// Run by `watchFaults.ts` in a process of its own: a module of facts is read once in a process, and its file may change.
// What takes longest to load and never changes is loaded before it is needed.
import 'marked';
import 'sanitize-html';
import 'vite';
import 'yaml';
import 'zod';
import { jsonSyntax } from '../check/jsonSyntax.ts';
import type { Problem } from '../check/problem.ts';
import { readProject } from '../check/readProject.ts';

interface Demand {
  project: string;
  /** The new text of files of words, by path. */
  unsaved: Readonly<Record<string, string>>;
}

process.on('message', async (demand: Demand) => {
  // Whoever asked waits for an answer: without one, nothing would be said any more.
  process.send?.(await problemsOf(demand).catch((error) => [problemOf(error)]));
});
// The server has ended.
process.on('disconnect', () => process.exit());

async function problemsOf({ project, unsaved }: Demand): Promise<Problem[]> {
  const drafts = new Map(Object.entries(unsaved).map(([file, text]) => [file, Buffer.from(text)]));
  try {
    const { checkProject } = await import('../check/checkProject.ts');
    return await checkProject(project, { unsaved: drafts });
  } catch (error) {
    // The rules read some words and facts themselves: a file that is not JSON is said to be so, whoever stumbled over it.
    const { words, facts } = readProject(project, drafts);
    const cut = [...words, ...facts].flatMap(jsonSyntax);
    return cut.length > 0 ? cut : [problemOf(error)];
  }
}

function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return { file: 'npm run check', severity: 'error', message };
}
