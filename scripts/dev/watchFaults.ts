import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { formatProblems } from '../check/formatProblems.ts';
import type { Problem } from '../check/problem.ts';

/** What the browser is told after each change and after each check. */
export interface FaultsEvent {
  /** How many changes there were. */
  change: number;
  /** What is wrong, once it is known; nothing where all is well. */
  message?: string;
  /** To a page that has just connected: it may have missed a change before. */
  isFirst?: boolean;
}

export interface Faults {
  /** How many changes there were since the server started. */
  readonly change: number;
  /** What the last check found, as `npm run check` says it; empty where all is well. */
  readonly message: string;
  /**
   * @param unsaved the new text of files of words, by path
   * @returns what would be wrong with them, and is not now
   */
  newWith: (unsaved: Readonly<Record<string, string>>) => Promise<Problem[]>;
}

const watched = /^(?:(?:components|content|functions|locales|pages|public|renderer|scripts)\/|\.env$)/;
/** What an editor writes at once is one change, and Vite has forgotten the old modules by then. In milliseconds. */
const settling = 50;
/** Every check reads these from the disk; all else it has imported. */
const readAnew = /^locales\/[\w-]+\/(?!promises)\w+\.json$|\.md$/;

/**
 * Holds words, facts and code against the rules of `npm run check` at the start and after each change. The terminal
 * and every open page are told, each thing once.
 *
 * @param server the development server, whose watcher says what changes
 */
export function watchFaults(server: ViteDevServer): Faults {
  const { root } = server.config;
  const print = console.error;
  let change = 0;
  let message = '';
  let known: Problem[] = [];
  let checker = start();
  let spare = start();
  let isOutdated = false;
  let timer: NodeJS.Timeout | undefined;
  let checked = Promise.resolve();

  // Vite and Vike print what they stumble over, with its stack. Where the check finds why, it says so better.
  console.error = async (...said: unknown[]) => {
    await wait(2 * settling);
    await checked;
    if (!message) print(...said);
  };

  const tell = (event: FaultsEvent) => server.ws.send('editor:faults', event);
  const errorsWith = async (unsaved: Readonly<Record<string, string>>) => {
    checker.send({ project: root, unsaved });
    const [problems]: Problem[][] = await once(checker, 'message');
    return (problems ?? []).filter(({ severity }) => severity === 'error');
  };

  async function check(): Promise<void> {
    if (isOutdated) {
      checker.disconnect();
      [checker, spare, isOutdated] = [spare, start(), false];
    }
    known = await errorsWith({});
    const found = formatProblems(known);
    if (found !== message) print(found ? `\n${found}\n` : 'Nothing is wrong any more.');
    message = found;
    tell({ change, message });
  }

  function recheck(): void {
    const asked = ++change;
    tell({ change });
    checked = checked.then(() => (asked === change ? check() : undefined));
  }

  server.watcher.on('all', (_event, file) => {
    const changed = path.relative(root, file).replaceAll(path.sep, '/');
    if (!watched.test(changed)) return;
    isOutdated ||= !readAnew.test(changed);
    clearTimeout(timer);
    timer = setTimeout(recheck, settling);
  });
  server.ws.on('connection', () => tell({ change, message, isFirst: true }));
  recheck();

  return {
    get change() {
      return change;
    },
    get message() {
      return message;
    },
    async newWith(unsaved) {
      const found = checked.then(() => errorsWith(unsaved));
      checked = found.then(() => {});
      const before = new Set(known.map((problem) => problem.file + problem.message));
      return (await found).filter((problem) => !before.has(problem.file + problem.message));
    },
  };
}

function start(): ChildProcess {
  return fork(new URL('checkOnDemand.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
}
