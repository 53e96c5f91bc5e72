// Run by `editing.ts` in a process of its own: a module of facts is read once in a process, and its file may have changed.
import { checkProject } from '../check/checkProject.ts';
import type { Problem } from '../check/problem.ts';

process.once(
  'message',
  async ({ project, unsaved }: { project: string; unsaved: Record<string, string> }) => {
    const drafts = new Map(Object.entries(unsaved).map(([file, text]) => [file, Buffer.from(text)]));
    const problems = await checkProject(project, { unsaved: drafts }).catch((error): Problem[] => [
      {
        file: 'npm run check',
        severity: 'error',
        message: error instanceof Error ? error.message : String(error),
      },
    ]);
    process.send?.(problems);
    process.disconnect();
  },
);
