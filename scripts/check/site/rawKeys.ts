import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { find } from '../../../renderer/page/tree.ts';
import { visibleTexts } from './visibleTexts.ts';

/** `hero.title`, `careers:positions.items.0.title`: nothing but a key. */
const key = /^(?:[a-z]\w*:)?[a-z]\w*(?:\.[\w-]+)+$/i;

/** Texts that look like keys and are none: hosts, files, versions. */
const lookAlike = /\.(?:example|com|org|net|fr|tn|io|eu|html?|json|[jt]sx?|md|pdf|xml|txt)$|\.\d+$/i;

/**
 * What i18next leaves in a page when something is wrong: the key of a missing text, a placeholder without value.
 *
 * @returns a message for each
 */
export function rawKeys({ url, tree, head }: BuiltPage): string[] {
  const texts = [
    ...visibleTexts(find(tree, 'body')).map(({ text }) => text),
    ...[head.title, head.description, head.keywords, head.image.alt],
  ];
  return [...new Set(texts)].flatMap((text) => {
    if (/\{\{|\}\}|\$t\(/.test(text))
      return [`${url}  shows a placeholder: "${text}". Give it a value where the text is asked for.`];
    if (/returned an object instead of string/.test(text))
      return [`${url}  shows "${text}". Ask for one text, or for the group with returnObjects.`];
    if (key.test(text) && !lookAlike.test(text))
      return [`${url}  shows the key "${text}" instead of a text.`];
    return [];
  });
}
