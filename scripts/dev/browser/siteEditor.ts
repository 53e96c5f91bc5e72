import type { ListedText, ListedTranslation } from '../createEditorService.ts';
import styles from './siteEditor.css?inline';

/** The maximum number of matching texts in the list. A narrower filter shows the others. */
const maxListItems = 60;
/** Keys in `sessionStorage`: whether the panel is open, and which text is chosen. Both survive a reload. */
const openKey = 'editor:open';
const chosenKey = 'editor:chosen';

/** The language of the page. `<html lang>` is not used, because a browser that translates the page changes it (docs/decisions/017). */
const { pageLanguage = '' } = document.documentElement.dataset;
const noAnswer = 'npm run dev does not answer. Is it still running?';
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The panel of `npm run dev` in which the texts of a page are edited. Its own texts are English, like all messages. */
class SiteEditor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #chosen = element('form', {});
  readonly #status = element('output', {});
  readonly #list = element('section', {});
  #texts: ListedText[] = [];
  readonly #toTranslate = element('section', {});
  #translations: ListedTranslation[] = [];

  connectedCallback() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
    const isOpen = sessionStorage.getItem(openKey) !== null;
    // Reloading the page also removes what the panel has added to it.
    const onclick = () => {
      if (isOpen) {
        sessionStorage.removeItem(openKey);
      } else {
        sessionStorage.setItem(openKey, '');
      }
      location.reload();
    };
    const toggle = { className: 'toggle', type: 'button', ariaExpanded: String(isOpen), onclick } as const;
    this.#root.append(element('button', toggle, 'Texts'));
    if (isOpen) {
      this.#open();
    }
  }

  async #open() {
    const panel = element('section', { className: 'panel', ariaLabel: 'Texts' });
    this.#root.append(panel);
    const filter = element('input', { type: 'search', oninput: () => this.#find(filter.value) });
    const label = 'Filter by words or key: attributes, head, notices and mails too';
    panel.append(
      this.#status,
      this.#chosen,
      element('label', {}, label, filter),
      this.#list,
      this.#toTranslate,
    );
    // The page leaves space for the panel: 420 px and its margins.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (width >= 48rem) { html { margin-inline-end: 440px } }');
    document.adoptedStyleSheets.push(sheet);
    // The capture phase comes before the page's own listeners.
    addEventListener('click', (event) => this.#onClick(event), true);
    this.#status.value = 'Choose a text on the page, or in the list.';
    const response = await fetch('/@editor/texts').catch(() => undefined);
    if (!response?.ok) {
      this.#status.value = noAnswer;
    } else {
      this.#texts = await response.json();
    }
    this.#find('');
    const chosen = this.#texts.find(({ key }) => key === sessionStorage.getItem(chosenKey));
    if (chosen) {
      this.#choose(chosen);
    }
    this.#findTranslations();
  }

  /** Loads the originals of old translations, and adds them to the panel. Git is slow, so texts can be edited in the meantime. */
  async #findTranslations() {
    const response = await fetch('/@editor/translations').catch(() => undefined);
    if (!response?.ok) {
      return;
    }
    this.#translations = await response.json();
    for (const label of this.#chosen.querySelectorAll('label')) {
      const language = label.querySelector('textarea')?.name ?? '';
      label.append(...this.#originalOf(sessionStorage.getItem(chosenKey) ?? '', language));
    }
    const own = this.#translations.filter(({ language }) => language === pageLanguage);
    // A list and the plural forms of a text are translated as a whole. The panel shows only the first text of each.
    const isPartOf = (key: string, whole: string) =>
      key.startsWith(whole) && /^(?:$|[[._])/.test(key.slice(whole.length));
    const texts = own.flatMap((whole) => this.#texts.find(({ key }) => isPartOf(key, whole.key)) ?? []);
    if (texts.length > 0) {
      const title = `To translate into ${languageNames.of(pageLanguage)} (${texts.length})`;
      const entries = texts.map((text) => this.#entry(text));
      this.#toTranslate.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
    }
  }

  /** @returns elements with the earlier and the present original of an old translation; none for a list, which has several texts */
  #originalOf(key: string, language: string) {
    return this.#translations
      .filter((each) => each.key === key && each.language === language && each.before)
      .map(({ originalLanguage: lang, before = '', now = '' }) => {
        const title = `The ${languageNames.of(lang)} text has changed since: `;
        const texts = [element('del', { lang }, before), ' ', element('ins', { lang }, now)];
        return element('small', {}, title, ...texts);
      });
  }

  /** A click on a text chooses it, and does not activate the link or button around it. */
  #onClick(event: MouseEvent) {
    if (event.composedPath().includes(this)) {
      return;
    }
    const { textContent } = event.target as Element;
    // If several texts match, the longest one covers most of the clicked element.
    const [text] = this.#textsIn(textContent ?? '').sort(
      (one, other) => this.#ownOf(other).length - this.#ownOf(one).length,
    );
    if (!text) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#chooseAndFocus(text);
  }

  /** @returns the texts that a part of the page contains; a placeholder matches anything */
  #textsIn(shown: string) {
    const page = plain(shown);
    return this.#texts.filter((text) => {
      const parts = plain(this.#ownOf(text)).split(/\{\{.*?\}\}/);
      return (
        parts.some((part) => /\p{L}{2}/u.test(part)) && parts.every((part) => page.includes(part.trim()))
      );
    });
  }

  #ownOf({ languages }: ListedText) {
    return languages.find(({ language }) => language === pageLanguage)?.text ?? '';
  }

  /** Lists the texts that match, or all texts of the page if the filter is empty. */
  #find(search: string) {
    const wanted = plain(search);
    const found = wanted
      ? this.#texts.filter(({ key, languages }) =>
          [key, ...languages.map(({ text }) => text)].some((text) => plain(text).includes(wanted)),
        )
      : this.#textsIn(document.body.textContent ?? '');
    const entries = found.slice(0, wanted ? maxListItems : undefined).map((text) => this.#entry(text));
    const title = `${wanted ? 'Found' : 'On this page'} (${found.length})`;
    this.#list.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
  }

  #entry(text: ListedText) {
    const onclick = () => this.#chooseAndFocus(text);
    const key = element('code', {}, text.key);
    return element(
      'li',
      {},
      element('button', { type: 'button', onclick }, this.#ownOf(text) || text.key, key),
    );
  }

  /** Chooses a text after a click, and moves the focus to its field. After a reload, `#choose` alone restores the choice. */
  #chooseAndFocus(text: ListedText) {
    this.#choose(text);
    this.#chosen.querySelector('textarea')?.focus();
  }

  #choose(chosen: ListedText) {
    const { key, languages, limit } = chosen;
    sessionStorage.setItem(chosenKey, key);
    this.#status.value = '';
    const fields = languages.map(({ language, file, line, text }) => {
      const field = element('textarea', {
        name: language,
        value: text,
        lang: language,
        // About 40 characters fit into a line of the panel. One line stays free.
        rows: Math.ceil(text.length / 40) + 1,
        dir: 'auto',
        oninput: () => count.replaceChildren(length()),
      });
      const length = () => `${[...field.value].length} characters, ${limit.min} to ${limit.max}`;
      const count = element('small', {}, length());
      const fileLine = element('code', {}, `${file}:${line}`);
      const original = this.#originalOf(key, language);
      return element('label', {}, `${languageNames.of(language)} `, fileLine, field, count, ...original);
    });
    this.#chosen.replaceChildren(
      element('h2', {}, key),
      ...fields,
      element('button', { type: 'submit' }, 'Save'),
    );
    this.#chosen.onsubmit = (event) => {
      event.preventDefault();
      this.#save(chosen);
    };
    this.#chosen.scrollIntoView({ block: 'nearest' });
  }

  async #save({ key, languages }: ListedText) {
    const formData = new FormData(this.#chosen);
    const changed = languages.filter(({ language, text }) => formData.get(language) !== text);
    const texts = changed.map(({ language, text }) => [
      language,
      { before: text, after: formData.get(language) },
    ]);
    this.#status.value = 'Saving…';
    // After saving, Vite reloads the page, as after any change of a translation file.
    const response = await fetch('/@editor/text', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, texts: Object.fromEntries(texts) }),
    }).catch(() => undefined);
    this.#status.value = response?.ok ? 'Saved.' : ((await response?.text()) ?? noAnswer);
  }
}

/** @returns a text for comparisons: in lower case, with plain apostrophes and spaces, and without word joiners */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\u2060', '').replaceAll(/\s/g, ' ').toLowerCase();
}

customElements.define('site-editor', SiteEditor);
document.body.append(new SiteEditor());

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
