import type { ListedText } from '../listTexts.ts';
import { editorLanguage, editorWords as words } from './editorWords.ts';
import { highlightMarks, markedUnder, marksOfPage } from './markedTexts.ts';
import styles from './siteEditor.css?inline';

/** How much of a long list is shown: who looks further writes more into the filter. */
const longestList = 60;
/** Where the session storage keeps which text was chosen, so that it still is when the page has been read anew. */
const chosenKey = 'editor:chosen';
/** …and which was saved last: two languages are two files, so the page may be read anew twice. */
const savedKey = 'editor:saved';

const nameOf = (language: string) =>
  new Intl.DisplayNames(editorLanguage, { type: 'language' }).of(language) ?? language;

/** The panel in which the words of a page are changed. */
class SiteEditor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #chosen = element('form', { className: 'chosen' });
  readonly #status = element('output', {});
  readonly #list = element('section', {});
  #texts: ListedText[] = [];

  connectedCallback() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
    const isMarked = marksOfPage().length > 0;
    const toggle = element('button', { className: 'toggle', type: 'button', ariaExpanded: String(isMarked) });
    toggle.append(words.texts);
    // The server sends the page anew.
    toggle.onclick = () => this.#put('marks', { isMarked: !isMarked });
    this.#root.append(toggle);
    if (isMarked) this.#open();
  }

  async #open() {
    const panel = element('section', { className: 'panel', ariaLabel: words.texts });
    this.#root.append(panel);
    const filter = element('input', { type: 'search' });
    filter.oninput = () => this.#find(filter.value);
    const labelled = element('label', {}, words.filter, filter);
    panel.append(this.#status, this.#chosen, labelled, this.#list);
    highlightMarks();
    addEventListener('click', (event) => this.#onClick(event), true);
    this.#texts = (await this.#ask('texts')) ?? [];
    this.#find('');
    const chosen = sessionStorage.getItem(chosenKey);
    if (chosen) this.#choose(chosen);
    else this.#status.value = words.choose;
  }

  /** While texts are marked a click chooses, wherever it would lead. */
  #onClick(event: MouseEvent) {
    if (event.composedPath().includes(this)) return;
    const numbers = markedUnder(event.target as Element);
    const key = this.#keysOf(numbers).at(-1);
    if (!key) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#change(key);
  }

  #keysOf(numbers: readonly number[]) {
    return numbers.flatMap((number) => this.#texts.find((text) => text.number === number)?.key ?? []);
  }

  #find(search: string) {
    const wanted = search.toLowerCase();
    const onPage = new Set(this.#keysOf(marksOfPage()));
    const found = wanted
      ? this.#texts.filter(({ key, languages }) =>
          [key, ...languages.map(({ text }) => text)].some((text) => text.toLowerCase().includes(wanted)),
        )
      : [...onPage].flatMap((key) => this.#texts.find((text) => text.key === key) ?? []);
    const entries = found.slice(0, wanted ? longestList : undefined).map((text) => this.#entry(text));
    this.#showList(`${wanted ? words.found : words.onPage} (${found.length})`, entries);
  }

  #showList(title: string, entries: HTMLElement[]) {
    this.#list.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
  }

  #entry({ key, languages }: ListedText) {
    const own = languages.find(({ language }) => language === document.documentElement.lang);
    const button = element('button', { type: 'button' }, own?.text ?? key, element('code', {}, key));
    button.onclick = () => this.#change(key);
    return element('li', {}, button);
  }

  #change(key: string) {
    sessionStorage.removeItem(savedKey);
    this.#choose(key);
    this.#chosen.querySelector('textarea')?.focus();
  }

  #choose(key: string) {
    const described = this.#texts.find((text) => text.key === key);
    if (!described) return;
    sessionStorage.setItem(chosenKey, key);
    this.#status.value = sessionStorage.getItem(savedKey) === key ? words.saved : '';
    const { languages, limit, placeholders } = described;
    const fields = languages.map(({ language, file, line, text }) => {
      const field = element('textarea', {
        name: language,
        value: text,
        lang: language,
        rows: Math.ceil(text.length / 40) + 1,
      });
      field.dir = 'auto';
      const count = element('small', {}, words.characters([...text].length, limit));
      field.oninput = () => count.replaceChildren(words.characters([...field.value].length, limit));
      return element('label', {}, nameOf(language), element('code', {}, `${file}:${line}`), field, count);
    });
    this.#chosen.replaceChildren(
      element('h2', {}, key),
      ...fields,
      ...(placeholders.length > 0
        ? [
            element(
              'small',
              {},
              `${words.placeholders} ${placeholders.map((name) => `{{${name}}}`).join(', ')}`,
            ),
          ]
        : []),
      element('button', { type: 'submit' }, words.save),
    );
    this.#chosen.onsubmit = (event) => {
      event.preventDefault();
      this.#save(described);
    };
    this.#chosen.scrollIntoView({ block: 'nearest' });
  }

  async #save({ key, languages }: ListedText) {
    const written = new FormData(this.#chosen);
    const changes = languages
      .map(
        ({ language, text }) => [language, { before: text, after: String(written.get(language)) }] as const,
      )
      .filter(([, { before, after }]) => before !== after);
    if (changes.length === 0) {
      this.#status.value = words.unchanged;
      return;
    }
    this.#status.value = words.saving;
    sessionStorage.setItem(savedKey, key);
    const response = await this.#put('text', { key, texts: Object.fromEntries(changes) });
    if (response.ok) return;
    sessionStorage.removeItem(savedKey);
    this.#status.value = await response.text();
  }

  #put(path: string, body: unknown) {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`/@editor/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  }

  async #ask(path: string) {
    const response = await fetch(`/@editor/${path}`).catch(() => undefined);
    if (response?.ok) return response.json();
    this.#status.value = words.unreachable;
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
