import { expect, type Page } from 'playwright/test';
import { kindsOfPages } from '../../../../scripts/listedPages.ts';
import { leastShift, recordShifts } from '../../recordShifts.ts';
import { test } from '../../test.ts';

const widths = [320, 390, 768, 1024, 1280, 1440];
/** The narrowest window that the font is fetched for, in CSS pixels (docs/decisions/004-one-web-font.md). */
const wide = 1024;
/** How late the font comes, in milliseconds: long after the first paint. */
const late = 1000;

// Each kind of page at one of the widths, those of one width side by side: what they wait for is the clock.
for (const [place, width] of widths.entries()) {
  test(`a font that comes a second late moves nothing at ${width} px, and a phone asks for none`, async ({
    context,
  }) => {
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue().catch(() => undefined);
    });
    await context.addInitScript(recordShifts);
    const pages = kindsOfPages().filter((_, index) => index % widths.length === place);
    expect(
      await Promise.all(pages.map(async (url) => shiftsOf(await context.newPage(), url, width))),
    ).toEqual(pages.map((url) => ({ url, fonts: width < wide ? 0 : 1, shifts: [] })));
  });
}

async function shiftsOf(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  const font = width < wide ? undefined : page.waitForResponse('**/*.woff2');
  await page.goto(url);
  await font;
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const found = await page.evaluate(() => ({
    fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    shifts: Reflect.get(window, 'shifts') as number[],
  }));
  await page.close();
  return { url, ...found, shifts: found.shifts.filter((shift) => shift >= leastShift) };
}
