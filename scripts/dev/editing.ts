import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { renderPage } from 'vike/server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { checkProject } from '../check/checkProject.ts';
import { createEditorService } from './createEditorService.ts';
import { markWords, wordsFile } from './listTexts.ts';

/** The address at which islands fetch words. It leads to no other folder. */
const fetchedWords = /^\/locales\/[\w-]+\/\w+\.json$/;

/**
 * What `npm run dev` adds to the site: what is wrong stands over the page, and its words can be changed there.
 * It is a plugin of that command only, so nothing of it can reach a built page.
 *
 * @returns the Vite plugin
 */
export function editing(): Plugin {
  let isMarked = false;
  const shown = (file: string, words: string) => (isMarked ? markWords(file, words) : words);

  /** Each module that holds words is read anew, and the page with it. */
  function mark(next: boolean, server: ViteDevServer): void {
    isMarked = next;
    for (const { moduleGraph } of Object.values(server.environments)) {
      for (const file of moduleGraph.fileToModulesMap.keys()) {
        if (wordsFile.test(file)) {
          moduleGraph.onFileChange(file);
        }
      }
    }
    server.ws.send({ type: 'full-reload' });
  }

  return {
    name: 'editing',
    enforce: 'pre',
    // What pages are rendered with.
    transform: { filter: { id: wordsFile }, handler: (code, id) => shown(id, code) },
    configureServer(server) {
      const { root } = server.config;
      watchProblems(server);
      const service = createEditorService(
        root,
        (unsaved) => checkProject(root, { unsaved }),
        (next) => mark(next, server),
      );
      server.middlewares.use('/@editor', getRequestListener(service.fetch));
      // What islands fetch.
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '';
        const file = path.join(root, url);
        if (!fetchedWords.test(url) || !existsSync(file)) {
          return next();
        }
        response.setHeader('Content-Type', 'application/json');
        const { servedWords } = await server.ssrLoadModule('/renderer/i18n/servedWords.ts');
        response.end(servedWords(file, shown(file, readFileSync(file, 'utf8'))));
      });
      return () => void server.middlewares.use(servePages);
    },
  };
}

const editor = '<script type="module" src="/scripts/dev/browser/siteEditor.ts"></script>';
/** In the place of a page that cannot be rendered: Vite's client shows the reason, and reads the page anew once it is mended. */
const waitingPage =
  '<!doctype html><title>npm run dev</title><script type="module" src="/@vite/client"></script>';

/** Serves pages as Vike does, with the editor in them. */
const servePages: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
    return next();
  }
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: request.originalUrl ?? '/',
    headersOriginal: request.headers,
  });
  const html = errorWhileRendering ? waitingPage : await httpResponse.getBody();
  for (const [name, value] of httpResponse.headers) {
    response.setHeader(name, value);
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = httpResponse.statusCode;
  response.end(html.replace('</body>', () => `${editor}</body>`));
};

const watched = /^(?:content|locales)\/|^\.env$/;
/** What a code editor writes at once is one change. */
const settlingMilliseconds = 50;

/**
 * Holds words and facts against the rules of `npm run check` at the start and after each change. What is wrong is said in the terminal
 * and in Vite's overlay; once it is mended the page is read anew.
 */
function watchProblems(server: ViteDevServer): void {
  const { root } = server.config;
  let message = '';
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    if (message) {
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'npm run check' } });
    }
  };
  const check = async () => {
    const found = await errorsIn(root);
    if (found === message) {
      return;
    }
    message = found;
    console.log(found ? `\n${found}\n` : 'Nothing is wrong any more.');
    if (found) {
      tell();
    } else {
      server.ws.send({ type: 'full-reload' });
    }
  };
  // One after the other: an earlier one may take longer.
  let checks = check();
  server.watcher.on('all', (_event, file) => {
    if (!watched.test(path.relative(root, file).replaceAll(path.sep, '/'))) {
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => (checks = checks.then(check)), settlingMilliseconds);
  });
  server.ws.on('connection', tell);
}

/** @returns what `npm run check` refuses. It runs by itself: a module of facts is read once in a process, and its file may have changed. */
function errorsIn(project: string): Promise<string> {
  const command = ['--import', 'tsx', 'scripts/check.ts', '--errors'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: project }, (_error, _output, said) => resolve(said.trim()));
  });
}
