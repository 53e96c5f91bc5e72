import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { languageOf } from '../../content/languages.ts';

/**
 * A fallback text contains its language as invisible tag characters of Unicode: U+E0001 and the letters of the code before the text,
 * and U+E007F after it. So the language stays with the text until `writeLanguages` writes it as `lang`. Editors must not use
 * these characters (`scripts/check/translationFiles.ts`).
 */
const end = '\u{e007f}';
/** Matches the tag before a fallback text. The tag contains the language code. */
const start = String.raw`\u{e0001}[\u{e0020}-\u{e007e}]+`;
/** Matches the tag before a fallback text, and the tag after it. */
export const languageTag = new RegExp(`${start}|${end}`, 'gu');

/** Converts ASCII characters to tag characters, or back. Both have the same order, so only a number is added (`by`). */
const moved = (text: string, by: number) =>
  [...text].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');

export function tagText(text: string, language: string): string {
  return `\u{e0001}${moved(language, 0xe0000)}${text}${end}`;
}

export function languageOfTag(tag: string): string | undefined {
  return tag === end ? undefined : moved([...tag].slice(1).join(''), -0xe0000);
}

export function languageOfText(text: string): string | undefined {
  const [tag] = text.match(languageTag) ?? [];
  return tag && languageOfTag(tag);
}

/** @returns a string or JSON value without tags, for a document's head, an e-mail or the chat */
export function untagged<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json?.includes('\u{e0001}') ? JSON.parse(json.replaceAll(languageTag, '')) : value;
}

/** Elements that can contain text but no HTML elements. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan', 'desc', 'style', 'script'];

/** Matches a string that consists of one tagged text. */
const whole = new RegExp(`^${start}[^\u{e0001}${end}]*${end}$`, 'u');

/** @returns a copy in which `lang` and `dir` replace the tags (WCAG 2.2 3.1.2), on the text's element or on a new `span` */
export function writeLanguages(body: Root): Root {
  /** The language of the tagged text that has begun and has not ended yet. It may end in another element, such as a link. */
  let begun: string | undefined;
  return { ...body, children: childrenOf(body) } as Root;

  function childrenOf(parent: Root | Element, around?: string): ElementContent[] {
    const isTextOnly = parent.type === 'element' && textOnly.includes(parent.tagName);
    return (parent.children as ElementContent[]).flatMap((child) => {
      if (child.type === 'element') {
        return elementOf(child, around);
      }
      return child.type === 'text' ? textsOf(child.value, isTextOnly, around) : child;
    });
  }

  function elementOf(element: Element, around?: string): Element {
    const own = ownLanguage(element) ?? around;
    return {
      ...element,
      properties: {
        ...(own !== around && attributesFor(own)),
        ...untagged(element.properties),
      },
      ...(element.content && { content: writeLanguages(element.content) }),
      children: childrenOf(element, own),
    };
  }

  function textsOf(value: string, isTextOnly: boolean, around?: string): ElementContent[] {
    const texts: ElementContent[] = [];
    let plain = '';
    const endPlain = () => {
      if (plain !== '') {
        texts.push({ type: 'text', value: plain });
      }
      plain = '';
    };
    for (const part of value.split(new RegExp(`(${languageTag.source})`, 'u'))) {
      if (part.match(languageTag)) {
        begun = languageOfTag(part);
      } else if (part === '' || begun === undefined || begun === around || isTextOnly) {
        plain += part;
      } else {
        endPlain();
        texts.push(h('span', attributesFor(begun), part));
      }
    }
    endPlain();
    return texts;
  }
}

/** @returns the language of an element: that of its text, if one tag covers it all; without children, that of an attribute such as `alt` */
function ownLanguage(element: Element): string | undefined {
  const [first] = element.children;
  if (!first) {
    return languageOfText(JSON.stringify(element.properties));
  }
  const text = first.type === 'text' && first.value.startsWith('\u{e0001}') ? rawTextOf(element) : '';
  return whole.test(text) ? languageOfText(text) : undefined;
}

function attributesFor(code: string | undefined) {
  const { hreflang, direction } = languageOf(code ?? '');
  return { lang: hreflang, dir: direction };
}
