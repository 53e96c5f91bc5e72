import type { PostProcessorModule } from 'i18next';
import { Fragment, jsx } from 'react/jsx-runtime';
import { languageOf } from '../../content/languages.ts';
import { foreignKey } from './layWords.ts';

/** The language of each text that `t()` has last given in another language than the reader's. */
const known = new Map<string, string>();

/**
 * A plugin of i18next (its documentation, "Post-Processing", with `postProcessPassResolved`): it notes the language of the texts that a
 * language takes from another one. The texts themselves stay as they are, so a head, an attribute or a mail may have them.
 */
export const noteLanguage: PostProcessorModule = {
  type: 'postProcessor',
  name: 'noteLanguage',
  process(text, _keys, options, { resourceStore }) {
    const { exactUsedKey, usedLng, usedNS } = options.i18nResolved as Record<string, string>;
    const languages = resourceStore.getResource(usedLng, usedNS, foreignKey);
    const language = languages?.[exactUsedKey ?? ''];
    if (language) {
      known.set(text, language);
    } else if (known.size > 0) {
      // The same text may be the reader's own in another place or language.
      known.delete(text);
    }
    return text;
  },
};

/** The options of i18next under which {@link noteLanguage} is asked. */
export const notedLanguages = { postProcess: [noteLanguage.name], postProcessPassResolved: true };

/**
 * Notes the language of a text that no `t()` has given.
 *
 * @returns the text
 */
export function noteForeign(text: string, language: string): string {
  known.set(text, language);
  return text;
}

/** @returns the language of a text that `t()` has given, where it is not the reader's */
export function foreignLanguageOf(text: string): string | undefined {
  return known.get(text);
}

/** @returns `lang` and `dir` for an element around a text; nothing where the text is in the reader's language (WCAG 2.2 3.1.2) */
export function languageAttributes(text: string): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const code = known.get(text);
  if (!code) {
    return undefined;
  }
  const { hreflang, direction } = languageOf(code);
  return { lang: hreflang, dir: direction };
}

/** Elements in which no other element of HTML may stand. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan', 'desc', 'style', 'script'];

type Props = { children?: unknown };

/**
 * Marks the texts in another language among the children of an element. A component gets its children as they are, because it hands them
 * on to elements of its own.
 *
 * @param type what JSX makes an element of: the name of an element, a fragment or a component
 * @returns the properties, with the language of a text that stands alone, and with an element of its own around any other
 */
export function withLanguages<Given extends Props>(type: unknown, props: Given): Given {
  const isElement = typeof type === 'string';
  if (known.size === 0 || !(isElement || type === Fragment)) {
    return props;
  }
  const { children } = props;
  if (isElement && typeof children === 'string') {
    return { ...languageAttributes(children), ...props };
  }
  return isElement && textOnly.includes(type) ? props : { ...props, children: wrapped(children) };
}

function wrapped(children: unknown, index?: number): unknown {
  if (Array.isArray(children)) {
    return children.map(wrapped);
  }
  const own = typeof children === 'string' && languageAttributes(children);
  return own ? jsx('span', { ...own, children }, index) : children;
}
