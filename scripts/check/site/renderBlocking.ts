import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { elementsIn, find, propertyOf, textOf } from '../../../renderer/page/tree.ts';

/**
 * What the first paint would wait for: external stylesheets (but for printers), imports in a style, scripts of the head that are
 * neither `async`, `defer` nor modules, and the part of the page that a link tells the browser to expect.
 *
 * @returns a message for each
 */
export function renderBlocking({ url, tree }: BuiltPage): string[] {
  const head = find(tree, 'head');
  return [...(head ? elementsIn(head) : [])].flatMap((element) => {
    const { tagName, properties } = element;
    const href = propertyOf(element, 'href') ?? '';
    const rel = [properties.rel ?? []].flat();
    const after = (what: string) => [`${url}  is painted only after ${what}. Inline it or let it wait.`];
    if (rel.includes('stylesheet') && properties.media !== 'print') return after(`the stylesheet ${href}`);
    if (tagName === 'style' && /@import\b/.test(textOf(element))) return after('an @import in its style');
    if (
      tagName === 'script' &&
      properties.src &&
      !properties.async &&
      !properties.defer &&
      properties.type !== 'module'
    )
      return after(`the script ${properties.src}`);
    return rel.includes('expect') ? after(href) : [];
  });
}
