import type { SitePage } from './sitePage.ts';

/**
 * What the first paint would wait for beyond need: external stylesheets (but for printers), imports in a style, scripts of the
 * head that are neither `async`, `defer` nor modules, and an element that never comes, which is the whole document.
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
  const missing = root
    .querySelectorAll('link[rel=expect]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((awaited) => !root.querySelector(awaited))
    .map(
      (awaited) =>
        `${url}  is painted only once all of it has come: it has no ${awaited}, which its head waits for. Begin it with a Hero.`,
    );
  const requests = [...sheets, ...imports, ...scripts].map(
    (what) => `${url}  is painted only after ${what}. Inline it or let it wait.`,
  );
  return [...requests, ...missing];
}
