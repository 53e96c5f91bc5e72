import type { ListedText, ListedTranslation } from '../listTexts.ts';
import { highlightMarks, markedUnder, marksOfPage } from './markedTexts.ts';
import styles from './siteEditor.css?inline';

/** The number of matching texts that are listed. A narrower filter shows the others. */
const longestList = 60;
/** The session storage keeps the key of the chosen text here: it stays chosen when the page reloads. */
const chosenKey = 'editor:chosen';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The panel of `npm run dev` in which the texts of a page are changed. It is no part of the site, so its words are not in
 * `locales/`; they are English, as those of the rules are. While it is open the server marks the
 * texts: it puts an invisible number behind each one (`markedTexts.ts`), by which the panel knows the
 * text on the page.
 */
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
    const isMarked = marksOfPage().length > 0;
    // The server turns the marks on or off and then reloads the page, which is why nothing else happens here.
    const onclick = () => this.#ask(isMarked ? 'DELETE' : 'PUT', 'marks');
    const toggle = { className: 'toggle', type: 'button', ariaExpanded: String(isMarked), onclick } as const;
    this.#root.append(element('button', toggle, 'Texts'));
    if (isMarked) {
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
    highlightMarks();
    addEventListener('click', (event) => this.#onClick(event), true);
    this.#status.value = 'Choose a text on the page, or in the list.';
    const response = await fetch('/@editor/texts').catch(() => undefined);
    if (!response?.ok) {
      this.#status.value = 'npm run dev does not answer. Is it still running?';
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

  /** Git is asked for the originals of old translations, so the texts can be changed before they have come. */
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
    const own = this.#translations.filter(({ language }) => language === document.documentElement.lang);
    const texts = own.flatMap(({ key }) => this.#texts.find((text) => text.key.startsWith(key)) ?? []);
    if (texts.length > 0) {
      const title = `To translate into ${languageNames.of(document.documentElement.lang)} (${texts.length})`;
      const entries = texts.map((text) => this.#entry(text));
      this.#toTranslate.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
    }
  }

  /** Shows the original then and now beside a translation that is older. */
  #originalOf(key: string, language: string) {
    return this.#translations
      .filter((each) => each.key === key && each.language === language && each.before)
      .map(({ originalLanguage: lang, before = '', now = '' }) => {
        const title = `The ${languageNames.of(lang)} text has changed since: `;
        const texts = [element('del', { lang }, before), ' ', element('ins', { lang }, now)];
        return element('small', {}, title, ...texts);
      });
  }

  /** While texts are marked, a click on one chooses it; the link or button that it is in does not act. */
  #onClick(event: MouseEvent) {
    if (event.composedPath().includes(this)) {
      return;
    }
    const numbers = markedUnder(event.target as Element);
    // A text that quotes others bears their numbers first and its own last.
    const text = this.#textsOf(numbers).at(-1);
    if (!text) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#change(text);
  }

  #textsOf(numbers: readonly number[]) {
    return numbers.flatMap((number) => this.#texts.find((text) => text.number === number) ?? []);
  }

  /** Lists the texts that match, or all those of the page when nothing is searched for. */
  #find(search: string) {
    const wanted = search.toLowerCase();
    const found = wanted
      ? this.#texts.filter(({ key, languages }) =>
          [key, ...languages.map(({ text }) => text)].some((text) => text.toLowerCase().includes(wanted)),
        )
      : [...new Set(this.#textsOf(marksOfPage()))];
    const entries = found.slice(0, wanted ? longestList : undefined).map((text) => this.#entry(text));
    const title = `${wanted ? 'Found' : 'On this page'} (${found.length})`;
    this.#list.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
  }

  #entry(text: ListedText) {
    const own = text.languages.find(
      ({ language }) => language === document.documentElement.dataset.pageLanguage,
    );
    const onclick = () => this.#change(text);
    const key = element('code', {}, text.key);
    return element('li', {}, element('button', { type: 'button', onclick }, own?.text ?? text.key, key));
  }

  /** Chooses a text for the user, who can write at once. `#choose` alone restores one after a reload. */
  #change(text: ListedText) {
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
        // About 40 characters fit into a line of the panel. One line is left free.
        rows: Math.ceil(text.length / 40) + 1,
        dir: 'auto',
        oninput: () => count.replaceChildren(length()),
      });
      const length = () => `${[...field.value].length} characters, ${limit.least} to ${limit.most}`;
      const count = element('small', {}, length());
      const place = element('code', {}, `${file}:${line}`);
      const original = this.#originalOf(key, language);
      return element('label', {}, `${languageNames.of(language)} `, place, field, count, ...original);
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
    const written = new FormData(this.#chosen);
    const changed = languages.filter(({ language, text }) => written.get(language) !== text);
    const texts = changed.map(({ language, text }) => [
      language,
      { before: text, after: written.get(language) },
    ]);
    this.#status.value = 'Saving…';
    // A text of this page shows when it is saved: the page is rendered anew.
    const response = await this.#ask('PUT', 'text', { key, texts: Object.fromEntries(texts) });
    this.#status.value = response.ok ? 'Saved.' : await response.text();
  }

  #ask(method: 'PUT' | 'DELETE', path: string, body: unknown = {}) {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`/@editor/${path}`, { method, headers, body: JSON.stringify(body) });
  }
}

customElements.define('site-editor', SiteEditor);
document.body.append(new SiteEditor());

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
