import type { SitePage } from './sitePage.ts';

/**
 * Requests that the first paint would wait for: external stylesheets (but for printers), imports in a style, scripts of the
 * head that are neither `async`, `defer` nor modules.
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
  return [...sheets, ...imports, ...scripts].map(
    (what) => `${url}  is painted only after ${what}. Inline it or let it wait.`,
  );
}
