import { selectAll } from 'hast-util-select';
import { propertyOf, textOf } from '../../renderer/page/tree.ts';
import { documentAt } from './builtSite.ts';

/** @returns what the document of the built site at that address holds, looked for by CSS selectors */
export function pageAt(url: string) {
  const { tree } = documentAt(url);
  const all = (selector: string) => selectAll(selector, tree);
  return {
    all,
    /** Each in one line, its spaces all alike. */
    texts: (selector: string) => all(selector).map(textOf),
    /** All of them in one line. */
    text: (selector: string) => all(selector).map(textOf).join(' '),
    /** What a property of hast says, such as `href`; empty where an element has none. */
    values: (selector: string, property: string) =>
      all(selector).map((element) => propertyOf(element, property) ?? ''),
  };
}
