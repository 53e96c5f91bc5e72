import type { SitePage } from './sitePage.ts';

/**
 * What the first paint would wait for: external stylesheets (but for printers), imports in a style, scripts of the head that are
 * neither `async`, `defer` nor modules, and the part of the page that a link tells the browser to expect.
 *
 * @returns a message for each
 */
export function renderBlocking({ url, root }: SitePage): string[] {
  const sheets = root
    .querySelectorAll('link[rel~=stylesheet]:not([media=print])')
    .map((link) => `the stylesheet ${link.getAttribute('href')}`);
  const imports = root
    .querySelectorAll('style')
    .filter((style) => /@import\b/.test(style.rawText))
    .map(() => 'an @import in its style');
  const scripts = root
    .querySelectorAll('head script[src]:not([async], [defer], [type=module])')
    .map((script) => `the script ${script.getAttribute('src')}`);
  const awaited = root.querySelectorAll('link[rel=expect]').map((link) => link.getAttribute('href'));
  return [...sheets, ...imports, ...scripts, ...awaited].map(
    (what) => `${url}  is painted only after ${what}. Inline it or let it wait.`,
  );
}
