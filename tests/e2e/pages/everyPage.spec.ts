import { test as base, expect, type Page } from 'playwright/test';
import { languageAndPathOf, languageOf } from '../../../locales/languages.ts';
import { builtPages } from '../../builtPages.ts';
import { cutText } from '../cutText.ts';
import { kindsOfPages } from '../kindsOfPages.ts';
import { setLetterSize } from '../setLetterSize.ts';
import { violations } from '../violations.ts';

/** Each document is visited once, in a tab that its worker keeps: a tab of its own would take longer than all the questions. */
const test = base.extend<object, { tabs: Readonly<Record<'fr' | 'en', Page>> }>({
  tabs: [
    async ({ browser }, use) => {
      const [fr, en] = await Promise.all(
        ['fr-FR', 'en-GB'].map(async (locale) => {
          const page = await browser.newPage({ locale });
          await page.addInitScript(recordShifts);
          return page;
        }),
      );
      if (fr && en) await use({ fr, en });
    },
    { scope: 'worker' },
  ],
});

const desktop = { width: 1280, height: 900 };
/** Other widths, from wide to narrow, and how text is set where it has least room. */
const widths = [
  { width: 1440, texts: [] },
  { width: 1024, texts: [] },
  { width: 768, texts: [] },
  { width: 390, texts: ['plain', 'spaced'] },
  { width: 360, texts: ['plain'] },
  { width: 320, texts: ['plain'] },
] as const;
/** A language that is not offered has the layouts of the others: its words, and its direction, are tried where they have least room. */
const leastRoom = [
  { width: 390, texts: ['spaced'] },
  { width: 320, texts: ['plain'] },
] as const;
/*
 * Axe holds a document of each kind against every rule, and every document but for what was judged already: colours are those of
 * its kind, markup is that of the same page in French, and a narrow window shows all documents of a kind in the same way, but for
 * what scrolls sideways.
 */
const kinds = new Set(kindsOfPages());
const inNarrow = { only: ['scrollable-region-focusable'] };
const inFrench = { without: ['color-contrast'] };
/** What words decide. */
const inOtherLanguages = {
  only: [
    ...['aria-command-name', 'aria-input-field-name', 'button-name', 'document-title', 'empty-heading'],
    ...['html-lang-valid', 'image-alt', 'label', 'landmark-unique', 'link-name', 'svg-img-alt'],
    ...['target-size', 'valid-lang'],
  ],
};
/** Pages to be read, on paper too: articles, legal texts, services and offers. */
const isPrinted = (url: string) =>
  /\/(?:blog\/|services\/|offre\/|[a-z]+-policy|terms-of-service|legal-notice|accessibility)(?!.*404)/.test(
    url,
  );
/** Where letters are twice as large as they come (WCAG 2.2 1.4.4). */
const largeLetters = [390, 1280];
/** An A4 sheet within its margins. */
const sheet = { width: 660, height: 1000 };

for (const url of builtPages()) {
  test(`${url} paints at once, stands still, fits and is accessible`, async ({ tabs, baseURL }) => {
    const { code, offered } = languageOf(languageAndPathOf(url).language);
    const isFrench = code === 'fr';
    const page = tabs[isFrench ? 'fr' : 'en'];
    const problems = listen(page);
    await page.setViewportSize(desktop);
    await page.goto(new URL(url, baseURL).href);
    await page.evaluate(() => document.fonts.ready.then(() => {}));

    expect.soft(await page.evaluate(blockingRequests), 'requests that hold the paint back').toEqual([]);
    expect.soft(await page.evaluate(overflow), 'pixels too wide at 1280').toBe(0);
    const found = await violations(
      page,
      undefined,
      kinds.has(url) ? {} : isFrench ? inFrench : inOtherLanguages,
    );
    expect.soft(found, 'axe at 1280').toEqual([]);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'shifts')), 'layout shifts').toEqual([]);

    await page.evaluate(openDetails);
    for (const { width, texts } of offered ? widths : leastRoom) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(overflow), `pixels too wide at ${width}`).toBe(0);
      if (offered && width === 390) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.evaluate(settleColours);
        const narrow = await violations(page, undefined, kinds.has(url) ? {} : inNarrow);
        expect.soft(narrow, 'axe at 390, in the dark scheme').toEqual([]);
        await page.emulateMedia({ colorScheme: null });
      }
      for (const setting of texts)
        expect.soft(await cutText(page, setting), `text that is cut at ${width}, ${setting}`).toEqual([]);
    }

    await setLetterSize(page, 32);
    for (const width of offered ? largeLetters : []) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(overflow), `pixels too wide at ${width} with letters of 32 px`).toBe(0);
      expect.soft(await cutText(page), `text that is cut at ${width} with letters of 32 px`).toEqual([]);
    }
    await setLetterSize(page, 16);

    if (offered && isPrinted(url)) {
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print' });
      expect
        .soft(await page.evaluate(inPrint), 'in print')
        .toEqual({ controls: [], heading: true, room: '0px', cut: [], light: [] });
      await page.emulateMedia({ media: null });
    }

    expect(problems, 'in the console').toEqual([]);
  });
}

/** Warnings and errors from now on. */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

// What follows runs in the page.

function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

function blockingRequests(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    .map(({ name }) => name);
}

/** Colours change little by little, and axe would read one in between. */
async function settleColours(): Promise<void> {
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

/** What is folded has to fit too. */
function openDetails(): void {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true;
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** What a sheet of paper must not have: controls, room for what is pinned to a window, text that is cut off or light. */
function inPrint() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const start = ({ textContent }: HTMLElement) => textContent.slice(0, 60);
  const isPrinted = (element: HTMLElement) => element.getClientRects().length > 0;
  return {
    controls: all('nav, button, footer, #cookie-banner, #toasts, [data-print="no"]')
      .filter((element) => isPrinted(element) && element.checkVisibility({ visibilityProperty: true }))
      .map(start),
    heading: all('h1').every(isPrinted),
    // Would print as an empty sheet.
    room: getComputedStyle(document.body).paddingBlockEnd,
    cut: all('main pre, main .table-scroll, main figure, main .cell-grid')
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(start),
    light: all('main :is(p, li, h1, h2, h3, dt, dd, code)')
      .filter(isPrinted)
      .filter((text) => /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/.test(getComputedStyle(text).color))
      .map(start),
  };
}
