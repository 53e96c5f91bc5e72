import { expect, type Page } from 'playwright/test';
import { kindsOfPages } from '../../../../scripts/kindsOfPages.ts';
import { test } from '../../test.ts';

const widths = [320, 390, 768, 1024, 1280, 1440];
/** How late the font comes, in milliseconds: long after the first paint. */
const late = 1000;
/**
 * What is a shift: browsers count none of less than 3 px, and one so small is that of a box of 28 px a side, or of a line of which
 * the window shows a hair. The score of a page is told in thousandths.
 */
const least = 0.00001;

// Each kind of page at one of the widths, those of one width side by side: what they wait for is the clock.
for (const [place, width] of widths.entries()) {
  test(`a font that comes a second late moves nothing at ${width} px`, async ({ context }) => {
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue().catch(() => undefined);
    });
    await context.addInitScript(recordShifts);
    const pages = kindsOfPages().filter((_, index) => index % widths.length === place);
    expect(
      await Promise.all(pages.map(async (url) => shiftsOf(await context.newPage(), url, width))),
    ).toEqual(pages.map((url) => ({ url, fonts: 1, shifts: [] })));
  });
}

async function shiftsOf(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  const font = page.waitForResponse('**/*.woff2');
  await page.goto(url);
  await font;
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const found = await page.evaluate(() => ({
    fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    shifts: Reflect.get(window, 'shifts') as number[],
  }));
  await page.close();
  return { url, ...found, shifts: found.shifts.filter((shift) => shift >= least) };
}

/** Runs in each page before anything else. */
function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}
