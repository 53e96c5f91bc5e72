import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { renderPage } from 'vike/server';
import type { Connect, ViteDevServer } from 'vite';
import type { ShownWords } from './showWords.ts';
import type { Faults } from './watchFaults.ts';

/**
 * Serves pages as Vike does, with the editor in them. A page that cannot be rendered is shown as it last was, with the reason over it.
 *
 * @param server the development server
 * @param faults what is wrong with the project
 * @param shown how words are shown
 */
export function servePages(
  server: ViteDevServer,
  faults: Faults,
  shown: () => ShownWords,
): Connect.NextHandleFunction {
  const last = new Map<string, string>();

  return async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const { change } = faults;
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: url,
      headersOriginal: request.headers,
    });
    const failure = errorWhileRendering ? describe(errorWhileRendering, server) : undefined;
    if (failure === undefined) last.set(url, await httpResponse.getBody());
    const html = last.get(url) ?? '<!doctype html><title>npm run dev</title><body></body>';
    const editor = [
      `<site-editor data-change="${change}" data-shown="${shown()}" data-message="${escapeText(faults.message)}"`,
      failure === undefined ? '' : ` data-failure="${escapeText(failure)}"`,
      '></site-editor><script type="module" src="/scripts/dev/browser/siteEditor.ts"></script></body>',
    ].join('');

    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.statusCode = httpResponse.statusCode;
    response.end(html.replace('</body>', () => editor));
  };
}

/** In the form of the check: file and line, then what is wrong. Vike's advice on its own options is no part of it. */
function describe(error: unknown, { config: { root } }: ViteDevServer): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, stack = '' } = error;
  const message = stripVTControlCharacters(error.message).replace(/\n┌.*$/s, '');
  // What reads words and facts says where they stand, and its own place would only mislead.
  if (/^(?:content|locales)\/\S+\.(?:json|md)/.test(message)) return message;
  const trace = cause instanceof Error ? (cause.stack ?? '') : stack;
  const own = trace.split('\n').find((line) => line.includes(root) && !line.includes('node_modules'));
  const [, file = '', line = ''] = /\(?([^\s(]+?):(\d+):\d+\)?$/.exec(own ?? '') ?? [];
  return file ? `${path.relative(root, file.replace('file://', ''))}:${line}  ${message}` : message;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
