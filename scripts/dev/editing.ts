import { execFile } from 'node:child_process';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { renderPage } from 'vike/server';
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { checkProject } from '../check/checkProject.ts';
import { translationFilePath } from '../check/translationFiles.ts';
import { createEditorService } from './createEditorService.ts';

const translationsModule = '/renderer/i18n/translations.ts';
/** The URLs at which islands fetch translations. A name has neither dots nor slashes, so no URL leads out of `locales/`. */
const fetchedTranslations = /^\/locales\/([\w-]+)\/(\w+)\.json$/;

/** The plugin of `npm run dev` that shows problems over the page, and the editor of its texts. */
export function editing(): Plugin {
  return {
    name: 'editing',
    enforce: 'pre',
    configureServer(server) {
      const { root } = server.config;
      watchProblems(server);
      // No other site may show a page in a frame, because it could trick a person into clicks in the editor (clickjacking).
      server.middlewares.use((_request, response, next) => {
        response.setHeader('X-Frame-Options', 'DENY');
        next();
      });
      const service = createEditorService(root, (unsaved) => checkProject(root, { unsaved }));
      server.middlewares.use('/@editor', getRequestListener(service.fetch));
      // Serves the translations that islands fetch.
      server.middlewares.use(async (request, response, next) => {
        const [, language, name = ''] = fetchedTranslations.exec(request.url ?? '') ?? [];
        if (!language) {
          return next();
        }
        const { translationsOf } = await server.ssrLoadModule(translationsModule);
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(translationsOf(language)[name] ?? {}));
      });
      // Vite calls the returned function after it has added its own middlewares.
      return () => void server.middlewares.use(servePages);
    },
    // The server reads translations from the disk, so a change of a translation file counts as a change of the module that reads them.
    hotUpdate({ file, server }) {
      const { name, moduleGraph } = this.environment;
      if (
        name !== 'ssr' ||
        !translationFilePath.test(path.relative(server.config.root, file).replaceAll(path.sep, '/'))
      ) {
        return;
      }
      return [
        ...(moduleGraph.getModulesByFile(normalizePath(path.join(server.config.root, translationsModule))) ??
          []),
      ];
    },
  };
}

/** The scripts that pages have in `npm run dev` only. */
const developmentScripts = ['siteEditor', 'reloadPage']
  .map((name) => `<script type="module" src="/scripts/dev/browser/${name}.ts"></script>`)
  .join('');
/** Vike (0.4) adds a link for each style sheet imported as `styles.css?url`. Its URL fails, so it is removed (docs/upgrading.md). */
const linksOfVike = /<link rel="stylesheet" type="text\/css" href="[^"]*\?direct">/g;

/** Serves pages as Vike does, and adds the editor. If rendering fails, Vite shows the error, and reloads the page after the fix. */
const servePages: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
    return next();
  }
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: request.originalUrl ?? '/',
    headersOriginal: request.headers,
  });
  if (errorWhileRendering) {
    return next(errorWhileRendering);
  }
  const html = await httpResponse.getBody();
  for (const [name, value] of httpResponse.headers) {
    response.setHeader(name, value);
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = httpResponse.statusCode;
  response.end(html.replaceAll(linksOfVike, '').replace('</body>', () => `${developmentScripts}</body>`));
};

const watched = /^(?:content|locales)\/|^\.env$/;
/** Changes within this time are checked together, because a code editor may write a file in several steps. */
const settlingMilliseconds = 50;

/** Checks translations and content at the start and after each change. Prints problems; Vite's overlay shows them until none is left. */
function watchProblems(server: ViteDevServer): void {
  const { root } = server.config;
  let message = '';
  let timer: NodeJS.Timeout | undefined;

  // A page that is opened later gets the problems too.
  const send = () => {
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
      send();
    } else {
      server.ws.send({ type: 'full-reload' });
    }
  };
  // Checks run one after the other, so that the last result belongs to the last change.
  let checks = check();
  server.watcher.on('all', (_event, file) => {
    if (!watched.test(path.relative(root, file).replaceAll(path.sep, '/'))) {
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => (checks = checks.then(check)), settlingMilliseconds);
  });
  server.ws.on('connection', send);
}

/** @returns the errors that `npm run check` prints. It runs in a new process, because a process loads each content module only once. */
function errorsIn(project: string): Promise<string> {
  const command = ['--import', 'tsx', 'scripts/check.ts', '--editing'];
  return new Promise((resolve) => {
    // A debugger set by NODE_OPTIONS would print to the standard error of that process, from which the errors are read.
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFile(process.execPath, command, { cwd: project, env }, (_error, _output, stderr) =>
      resolve(stderr.trim()),
    );
  });
}
