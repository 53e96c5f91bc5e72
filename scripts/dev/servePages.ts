import { renderPage } from 'vike/server';
import type { Connect } from 'vite';

const editor = '<script type="module" src="/scripts/dev/browser/siteEditor.ts"></script>';
/** In the place of a page that cannot be rendered: Vite's client shows the reason, and reads the page anew once it is mended. */
const waitingPage =
  '<!doctype html><title>npm run dev</title><script type="module" src="/@vite/client"></script>';

/** Serves pages as Vike does, with the editor in them. */
export const servePages: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: request.originalUrl ?? '/',
    headersOriginal: request.headers,
  });
  const html = errorWhileRendering ? waitingPage : await httpResponse.getBody();
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.statusCode = httpResponse.statusCode;
  response.end(html.replace('</body>', () => `${editor}</body>`));
};
