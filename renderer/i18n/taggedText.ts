import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { languageOf } from '../../content/languages.ts';

/**
 * The language of a text that its reader's language lacks stands in the text itself, between tag characters of Unicode (U+E0001 with the
 * letters of the code, and U+E007F), which no word of an editor has (`scripts/check/translationFiles.ts`). So it goes wherever the text goes, until
 * `writeLanguages` writes it as `lang`.
 */
const end = '\u{e007f}';
/** Matches the beginning of a text in another language, with its code in tag characters, and the end of one. */
export const languageTag = /\u{e0001}[\u{e0020}-\u{e007e}]+|\u{e007f}/gu;

/** Tag characters are those of ASCII, moved. */
const moved = (text: string, by: number) =>
  [...text].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');

/** @returns the text with its language */
export function tagText(text: string, language: string): string {
  return `\u{e0001}${moved(language, 0xe0000)}${text}${end}`;
}

/** @returns the code of the language that a tag begins; nothing for one that ends a text */
export function languageOfTag(tag: string): string | undefined {
  return tag === end ? undefined : moved([...tag].slice(1).join(''), -0xe0000);
}

/** @returns the language of the first text in a text that bears one */
export function languageOfText(text: string): string | undefined {
  const [tag] = text.match(languageTag) ?? [];
  return tag && languageOfTag(tag);
}

/** @returns a text, or any value of JSON, as a head, a mail or an assistant has it */
export function untagged<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json?.includes('\u{e0001}') ? JSON.parse(json.replaceAll(languageTag, '')) : value;
}

/** Elements in which no other element of HTML may stand. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan', 'desc', 'style', 'script'];

/** Matches a text all of which is in one other language. */
const whole = new RegExp(
  `^(?:${languageTag.source.replace('|', String.raw`)[^\u{e0001}\u{e007f}]*(?:`)})$`,
  'u',
);

/** @returns a copy in which a text in another language has its own `lang` and `dir` (WCAG 2.2 3.1.2), on its element or on one around it */
export function writeLanguages(body: Root): Root {
  /** The language of the text that has begun: it may go on in other elements, such as links. */
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

/** @returns the language of all that an element says, where it is one that was marked */
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
