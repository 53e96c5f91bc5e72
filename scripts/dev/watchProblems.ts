import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatProblems, type Problem } from '../check/problem.ts';

const watched = /^(?:content|locales)\/|^\.env$/;
/** What a code editor writes at once is one change. */
const settlingMilliseconds = 50;

/**
 * Holds words and facts against the rules of `npm run check` at the start and after each change. What is wrong is said in the terminal
 * and in Vite's overlay; once it is mended the page is read anew.
 */
export function watchProblems(server: ViteDevServer): void {
  const { root } = server.config;
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;

  const tell = () => {
    if (message) server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'npm run check' } });
  };
  const check = async () => {
    latest += 1;
    const asked = latest;
    const found = formatProblems(await errorsWith(root, {}));
    if (asked !== latest || found === message) return;
    const wasWrong = message !== '';
    message = found;
    console.log(found ? `\n${found}\n` : 'Nothing is wrong any more.');
    if (found) tell();
    else if (wasWrong) server.ws.send({ type: 'full-reload' });
  };

  server.watcher.on('all', (_event, file) => {
    if (!watched.test(path.relative(root, file).replaceAll(path.sep, '/'))) return;
    clearTimeout(timer);
    timer = setTimeout(check, settlingMilliseconds);
  });
  server.ws.on('connection', tell);
  void check();
}

/**
 * @param unsaved the text of files that counts instead of what is on the disk, by path
 * @returns what `npm run check` would refuse
 */
export async function errorsWith(
  project: string,
  unsaved: Readonly<Record<string, string>>,
): Promise<Problem[]> {
  const checker = fork(new URL('checkOnce.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  checker.send({ project, unsaved });
  const [problems]: Problem[][] = await once(checker, 'message');
  return (problems ?? []).filter(({ severity }) => severity === 'error');
}
