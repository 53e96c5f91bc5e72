import { expect, type Page } from 'playwright/test';
import { defaultLanguage, languageAndPathOf, languageOf, urlOf } from '../../../content/languages.ts';
import { listedPages } from '../../../scripts/siteFolder.ts';
import { cutText, skipRendering } from '../cutText.ts';
import { kindsOfPages } from '../kindsOfPages.ts';
import { minShift, recordShifts } from '../recordShifts.ts';
import { withReusedTab } from '../reusedTab.ts';
import { setLetterSize } from '../setLetterSize.ts';
import { violations } from '../violations.ts';

const test = withReusedTab((tab) => tab.addInitScript(recordShifts));

const desktop = { width: 1280, height: 900 };
const phone = { width: 320, height: 844 };

/*
 * Documents of one kind share their layout and their markup, and differ in words. So every document is tested only where words have least
 * room: at 320 px, spaced out at 390 px, and in letters twice as large. Other widths and axe are tested on one document of each kind.
 * html-validate checks every document (tests/site/documents.test.ts).
 */
const kinds = kindsOfPages();
/** The widths for one document of each kind, from wide to narrow, and the text settings to test there. */
const widths = [
  { width: 1440, texts: [] },
  { width: 1024, texts: [] },
  { width: 768, texts: [] },
  { width: 390, texts: ['plain', 'spaced'] },
  { width: 360, texts: ['plain'] },
  { width: 320, texts: ['plain'] },
] as const;
const smallestViewports = [
  { width: 320, texts: ['plain'] },
  { width: 390, texts: ['spaced'] },
] as const;
/** The widths at which letters are twice as large as by default (WCAG 2.2 1.4.4). */
const largeLetters = [1280, 390];
/** The rules of axe that depend on the width or the colours. All rules are tested at 1280 px. */
const rulesOfWidth = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
/** Pages that visitors may print: articles, legal texts, services and offers. */
const isPrinted = (url: string) =>
  /\/(?:blog\/|services\/|offre\/|[a-z]+-policy|terms-of-service|legal-notice|accessibility)(?!.*404)/.test(
    url,
  );
/** A sheet of A4 without its margins, in CSS pixels. */
const paper = { width: 660, height: 1000 };

const urls = process.env.TEST_ALL ? listedPages().map(({ url }) => url) : kinds;

for (const url of urls) {
  test(`${url} paints at once, stands still, fits and is accessible`, async ({ tab: page, baseURL }) => {
    const { language, path } = languageAndPathOf(url);
    const { offered } = languageOf(language);
    const standsForKind = kinds.includes(urlOf(defaultLanguage, path));
    const isOfAllWidths = offered && standsForKind;
    const problems = listen(page);
    await page.setViewportSize(standsForKind ? desktop : phone);
    await page.goto(new URL(url, baseURL).href);

    if (kinds.includes(url)) {
      expect.soft(await violations(page), 'axe').toEqual([]);
    }
    const { shifts, ...arrived } = await page.evaluate(arrival);
    expect.soft(arrived, 'on arrival').toEqual({ blocking: [], tooWide: 0, hydrated: 0 });
    expect.soft(shifts.filter((score) => score >= minShift)).toEqual([]);
    if (!isOfAllWidths) {
      await skipRendering(page);
    }

    for (const { width, texts } of isOfAllWidths ? widths : smallestViewports) {
      await page.setViewportSize({ width, height: 844 });
      for (const setting of texts) {
        expect.soft(await cutText(page, setting), `text that is cut at ${width}, ${setting}`).toEqual([]);
      }
      if (texts.length === 0) {
        expect.soft(await page.evaluate(overflow), `pixels too wide at ${width}`).toBe(0);
      }
      if (kinds.includes(url) && width === 390) {
        await page.emulateMedia({ colorScheme: 'dark' });
        const found = await violations(page, undefined, rulesOfWidth);
        expect.soft(found, 'axe at 390, in the dark scheme').toEqual([]);
        await page.emulateMedia({ colorScheme: null });
      }
    }

    if (offered) {
      await setLetterSize(page, 32);
      for (const width of isOfAllWidths ? largeLetters : [390]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await cutText(page), `text that is cut at ${width} with letters of 32 px`).toEqual([]);
      }
      await setLetterSize(page, 16);
    }

    if (offered && isPrinted(url)) {
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      expect
        .soft(await page.evaluate(inPrint), 'in print')
        .toEqual({ controls: [], heading: true, room: '0px', cut: [], light: [] });
      await page.emulateMedia({ media: null });
    }

    expect(problems, 'in the console').toEqual([]);
  });
}

/** @returns the warnings and errors in the console from now on */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

// The functions below run in the page.

/** Waits until the fonts have loaded, then opens each `details`, because its text has to fit, too. @returns what happened while loading */
async function arrival() {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  const shifts: number[] = [...Reflect.get(window, 'shifts')];
  for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    each.open = true;
  }
  return {
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
    shifts,
    tooWide: scrollWidth - clientWidth,
    // No island is hydrated before the visitor uses it.
    hydrated: document.querySelectorAll('x-island[ready]').length,
  };
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** @returns whether the heading is printed, and what must not be: controls, empty room at the end, text that is cut off or light */
function inPrint() {
  // Undoes `skipRendering()`.
  document.body.style.contentVisibility = '';
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const start = ({ textContent }: HTMLElement) => textContent.slice(0, 60);
  const isPrinted = (element: HTMLElement) => element.getClientRects().length > 0;
  return {
    controls: all('nav, button, footer, #visitor-question, #toasts, [data-print="no"]')
      .filter((element) => isPrinted(element) && element.checkVisibility({ visibilityProperty: true }))
      .map(start),
    heading: all('h1').every(isPrinted),
    // On a screen this padding keeps room for fixed parts; on paper it would be an empty sheet.
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
