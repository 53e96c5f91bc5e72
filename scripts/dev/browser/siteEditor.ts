import type { DescribedText } from '../describeText.ts';
import type { ForgottenText } from '../findForgotten.ts';
import type { ListedText } from '../listTexts.ts';
import type { FaultsEvent } from '../watchFaults.ts';
import { diffOf } from './diffOf.ts';
import { editorLanguage, editorWords as words } from './editorWords.ts';
import { element } from './element.ts';
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

/** Faults over the page, and the panel in which its words are changed. The server puts one into each page. */
class SiteEditor extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #faults = element('section', { className: 'faults', popover: 'manual', role: 'alert' });
  readonly #chosen = element('form', { className: 'chosen' });
  readonly #status = element('output', {});
  readonly #list = element('section', {});
  #texts: ListedText[] = [];

  connectedCallback() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
    const { shown = 'plain', failure = '', message = '' } = this.dataset;
    const toggle = element('button', {
      className: 'toggle',
      type: 'button',
      ariaExpanded: String(shown !== 'plain'),
    });
    toggle.append(words.texts);
    toggle.onclick = () => this.#show(shown === 'plain' ? 'marked' : 'plain');
    this.#root.append(this.#faults, toggle);
    this.#showFaults(message || failure);
    import.meta.hot?.on('editor:faults', (event: FaultsEvent) => this.#onFaults(event, failure));
    if (shown !== 'plain') this.#open(shown);
  }

  /** A page that could not be rendered is asked for again at every change, any other one when Vite says so or could not. */
  #onFaults({ change, message, isFirst }: FaultsEvent, failure: string) {
    if ((failure || isFirst) && change > Number(this.dataset.change)) location.reload();
    else if (message !== undefined) this.#showFaults(message || failure);
  }

  #showFaults(message: string) {
    const lines = message
      .split('\n')
      .filter(Boolean)
      .map((line) => element('li', {}, line));
    this.#faults.replaceChildren(
      element('h2', {}, words.wrong),
      element('ul', {}, ...lines),
      element('p', {}, words.wrongAdvice),
    );
    this.#faults.togglePopover(message !== '');
  }

  async #open(shown: string) {
    const choices = (['marked', 'long', 'keys'] as const).map((each) => {
      const input = element('input', { type: 'radio', name: 'shown', checked: each === shown });
      input.onchange = () => this.#show(each);
      return element('label', {}, input, words[each]);
    });
    const panel = element(
      'section',
      { className: 'panel', ariaLabel: words.texts },
      element('fieldset', {}, element('legend', {}, words.show), ...choices),
    );
    panel.dataset.shown = shown;
    this.#root.append(panel);
    if (shown !== 'marked') return;

    const filter = element('input', { type: 'search' });
    filter.oninput = () => this.#find(filter.value);
    const forgotten = element('button', { type: 'button' }, words.forgotten);
    forgotten.onclick = () => this.#showForgotten();
    const labelled = element('label', {}, words.filter, filter);
    panel.append(this.#status, this.#chosen, labelled, forgotten, this.#list);
    highlightMarks();
    addEventListener('click', (event) => this.#onClick(event), true);
    this.#texts = await this.#ask('texts');
    this.#find('');
    const chosen = sessionStorage.getItem(chosenKey);
    if (chosen) await this.#choose(chosen);
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
      ? this.#texts.filter(({ key, texts }) =>
          [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted)),
        )
      : [...onPage].flatMap((key) => this.#texts.find((text) => text.key === key) ?? []);
    const entries = found
      .slice(0, wanted ? longestList : undefined)
      .map(({ key, texts }) => this.#entry(key, texts[document.documentElement.lang] ?? key));
    this.#showList(`${wanted ? words.found : words.onPage} (${found.length})`, entries);
  }

  async #showForgotten() {
    this.#showList(words.searching, []);
    const found: ForgottenText[] = await this.#ask('forgotten');
    const entries = found.map(({ key, language, behind, before, now, changed }) => {
      const date = new Date(changed).toLocaleDateString(editorLanguage, { dateStyle: 'long' });
      return this.#entry(key, words.changed(nameOf(language), nameOf(behind), date), ...diffOf(before, now));
    });
    this.#showList(`${words.forgotten} (${found.length})`, entries);
  }

  #showList(title: string, entries: HTMLElement[]) {
    this.#list.replaceChildren(element('h2', {}, title), element('ol', {}, ...entries));
  }

  #entry(key: string, text: string, ...more: (Node | string)[]) {
    const button = element('button', { type: 'button' }, text, element('code', {}, key));
    button.onclick = () => this.#change(key);
    return element('li', {}, button, ...(more.length > 0 ? [element('p', {}, ...more)] : []));
  }

  async #change(key: string) {
    sessionStorage.removeItem(savedKey);
    await this.#choose(key);
    this.#chosen.querySelector('textarea')?.focus();
  }

  async #choose(key: string) {
    const described: DescribedText | undefined = await this.#ask(`text?key=${encodeURIComponent(key)}`);
    if (!described) return;
    sessionStorage.setItem(chosenKey, key);
    this.#status.value = sessionStorage.getItem(savedKey) === key ? words.saved : '';
    const { languages, limit, placeholders, uses, same } = described;
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
    const about = [
      [words.placeholders, placeholders.map((name) => `{{${name}}}`)],
      [words.uses, uses],
      [words.same, same],
    ] as const;
    const facts = about.flatMap(([name, values]) =>
      values.length > 0
        ? [element('dt', {}, name), ...values.map((value) => element('dd', {}, element('code', {}, value)))]
        : [],
    );
    this.#chosen.replaceChildren(
      element('h2', {}, key),
      ...fields,
      element('button', { type: 'submit' }, words.save),
      element('dl', {}, ...facts),
    );
    this.#chosen.onsubmit = (event) => {
      event.preventDefault();
      this.#save(described);
    };
    this.#chosen.scrollIntoView({ block: 'nearest' });
  }

  async #save({ key, languages }: DescribedText) {
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

  /** The server sends the page anew. */
  async #show(shown: string) {
    await this.#put('shown', { shown });
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
