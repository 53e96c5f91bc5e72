import { execFile } from 'node:child_process';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { renderPage } from 'vike/server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { checkProject } from '../check/checkProject.ts';
import { createEditorService } from './createEditorService.ts';
import { markWords, wordsFile } from './listTexts.ts';

/** The address at which islands fetch words. It leads to no other folder. */
const fetchedWords = /^\/locales\/([\w-]+)\/(\w+)\.json$/;

/**
 * Shows problems over the page, and lets its words be changed there. It is a plugin of `npm run dev` only, so nothing of it can reach a
 * built page.
 *
 * @returns the Vite plugin
 */
export function editing(): Plugin {
  let isMarked = false;

  /** Reloads each module of words, with or without marks, and then the page. */
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
    // Marks the words that pages and islands show.
    transform: {
      filter: { id: wordsFile },
      handler: (code, id) => (isMarked ? markWords(id, code) : code),
    },
    configureServer(server) {
      const { root } = server.config;
      watchProblems(server);
      const service = createEditorService(
        root,
        (unsaved) => checkProject(root, { unsaved }),
        (next) => mark(next, server),
      );
      server.middlewares.use('/@editor', getRequestListener(service.fetch));
      // Serves the words that islands fetch.
      server.middlewares.use(async (request, response, next) => {
        const [, language, name = ''] = fetchedWords.exec(request.url ?? '') ?? [];
        if (!language) {
          return next();
        }
        const { wordsOf } = await server.ssrLoadModule('/renderer/i18n/words.ts');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(wordsOf(language)[name] ?? {}));
      });
      return () => void server.middlewares.use(servePages);
    },
  };
}

const editor = '<script type="module" src="/scripts/dev/browser/siteEditor.ts"></script>';
/** Replaces a page that cannot be rendered. Vite's client shows the error over it, and reloads it once the error is mended. */
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
/** Changes within this time are checked once: a code editor may write a file in several steps. */
const settlingMilliseconds = 50;

/**
 * Checks words and facts at the start and after each change. Problems are printed and shown in Vite's overlay; once they are mended the
 * page is reloaded.
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
  // Checks run one after the other, because an earlier one may take longer.
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

/** @returns the errors that `npm run check` prints. It runs in a process of its own, because a process loads each module of facts only once. */
function errorsIn(project: string): Promise<string> {
  const command = ['--import', 'tsx', 'scripts/check.ts', '--errors'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: project }, (_error, _output, said) => resolve(said.trim()));
  });
}
