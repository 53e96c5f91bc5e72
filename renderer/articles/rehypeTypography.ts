import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { LanguageCode } from '../../content/languages.ts';
import { setTypography } from '../i18n/typography.ts';

/** Elements whose text is no prose. */
const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'tt']);

/** Gives a text the typography of its language; code stays as it is. */
export function rehypeTypography(language: LanguageCode) {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'element' && codeElements.has(node.tagName)) {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = setTypography(node.value, language);
      }
      return undefined;
    });
}
