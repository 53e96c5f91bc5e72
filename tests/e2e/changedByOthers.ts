/**
 * Changes that browsers, extensions and proxies make to a page. A change is made once the page has been parsed, and again to elements that
 * are added later. But a field that is added later gets no wrapper, because a field loses the focus when it is wrapped. A change whose name
 * ends with "after hydration" is made to each island once it is hydrated.
 */
export const changes = [
  'translated into another language',
  'translated into a language of the site',
  'translated into one that reads from right to left',
  'translated after hydration',
  'something beside each field',
  'something beside a field at its focus',
  'a wrapper around each field',
  'a wrapper around each field after hydration',
  'an icon in each button',
  'attributes and classes',
  'a style element and a comment first',
  'words marked and numbers linked',
  'marked after hydration',
] as const;

export type Change = (typeof changes)[number];

/** Makes a change in a page. It runs in the page, before the page's scripts, so it cannot use anything else of this file. */
export function changePage(change: Change): void {
  const ours = 'data-changed-by-others';
  const create = (name: string) => {
    const element = document.createElement(name);
    element.setAttribute(ours, '');
    return element;
  };
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (
        text.nodeValue?.trim() &&
        !text.parentElement?.closest(`[${ours}], textarea, option, title, script, style`)
      ) {
        texts.push(text as Text);
      }
    }
    return texts;
  };
  const all = (root: Node, selector: string) =>
    root instanceof Element
      ? [...root.querySelectorAll(selector)].filter((each) => !each.hasAttribute(ours))
      : [];
  const fields = 'input:not([type="hidden"]), select, textarea';

  // As Chromium's translation does: a new text in two nested elements replaces the old text.
  const translate = (root: Node) => {
    for (const text of textsIn(root)) {
      const [outer, inner] = [create('font'), create('font')];
      // With the zero-width space the text is another one, but looks the same.
      inner.textContent = `${text.nodeValue}\u200b`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const mark = (root: Node) => {
    for (const text of textsIn(root)) {
      // Skips the second half of a text whose first half is already marked.
      if (text.previousSibling instanceof Element && text.previousSibling.hasAttribute(ours)) {
        continue;
      }
      const rest = text.splitText(Math.floor(text.length / 2));
      const word = create(/\d{3}/.test(text.data) ? 'a' : 'mark');
      rest.before(word);
      word.append(text);
    }
  };
  // The observer below also reports what a change adds: without this check, changes would go on forever.
  const once = (element: Element, act: () => void) => {
    if (!element.hasAttribute(`${ours}-done`)) {
      element.setAttribute(`${ours}-done`, '');
      act();
    }
  };
  const wrap = (root: Node) => {
    for (const field of all(root, fields)) {
      once(field, () => {
        const isFocused = field === document.activeElement;
        const wrapper = create('span');
        field.replaceWith(wrapper);
        wrapper.append(field);
        if (isFocused) {
          (field as HTMLElement).focus();
        }
      });
    }
  };
  const acts: Record<Change, (root: Node) => void> = {
    'translated into a language of the site': translate,
    'translated into another language': translate,
    'translated into one that reads from right to left': translate,
    'translated after hydration': translate,
    'something beside each field'(root) {
      for (const field of all(root, fields)) {
        once(field, () => field.after(create('div')));
      }
    },
    'something beside a field at its focus'(root) {
      if (root === document.body) {
        addEventListener('focusin', ({ target }) => {
          const field = target as Element;
          if (field.matches(fields)) {
            once(field, () => field.before(create('grammar-help')));
          }
        });
      }
    },
    'a wrapper around each field': wrap,
    'a wrapper around each field after hydration': wrap,
    'an icon in each button'(root) {
      for (const button of all(root, 'button, summary')) {
        once(button, () => button.prepend(create('i')));
      }
    },
    'attributes and classes'(root) {
      for (const element of all(root, '*')) {
        once(element, () => element.classList.add('seen-by-others'));
      }
    },
    'a style element and a comment first'(root) {
      for (const element of all(root, 'form, x-island, dialog, [data-script]')) {
        once(element, () => element.prepend(create('style'), document.createComment('by others')));
      }
    },
    'words marked and numbers linked': mark,
    'marked after hydration': mark,
  };
  const languages: Partial<Record<Change, [language: string, direction: string]>> = {
    'translated into a language of the site': ['en', 'ltr'],
    'translated into another language': ['de', 'ltr'],
    'translated into one that reads from right to left': ['ar', 'rtl'],
    'translated after hydration': ['de', 'ltr'],
  };

  const act = (root: Element) => {
    acts[change](root);
    if (change.startsWith('a wrapper')) {
      return;
    }
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          if (node.isConnected) {
            // `textsIn` finds a text node only through its parent.
            acts[change](node.nodeType === Node.TEXT_NODE ? target : node);
          }
        }
      }
    }).observe(root, { childList: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', () => {
    const [language, direction] = languages[change] ?? [];
    if (language && direction) {
      Object.assign(document.documentElement, { lang: language, dir: direction });
    }
    if (!change.endsWith('after hydration')) {
      act(document.body);
      return;
    }
    for (const island of document.querySelectorAll('x-island')) {
      new MutationObserver((_records, observer) => {
        observer.disconnect();
        act(island);
      }).observe(island, { attributeFilter: ['ready'] });
    }
  });
}
