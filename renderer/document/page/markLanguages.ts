import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { languageOf } from '../../../content/languages.ts';
import { languageOfTag, languageOfText, languageTag, unmarked } from '../../i18n/markedText.ts';

/** Elements in which no other element of HTML may stand. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan', 'desc', 'style', 'script'];

/** Matches a text all of which is in one other language. */
const whole = new RegExp(
  `^(?:${languageTag.source.replace('|', String.raw`)[^\u{e0001}\u{e007f}]*(?:`)})$`,
  'u',
);

/**
 * Gives each text that the reader's language lacks its own `lang` and `dir` (WCAG 2.2 3.1.2): on the element that holds nothing else, or on
 * one around it. An element without text has the language of its attributes.
 *
 * @param body what was rendered with marked words (`renderer/i18n/markedText.ts`)
 * @returns a copy without marks
 */
export function markLanguages(body: Root): Root {
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
        ...unmarked(element.properties),
      },
      ...(element.content && { content: markLanguages(element.content) }),
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
