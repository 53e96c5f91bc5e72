import { expect, test } from 'playwright/test';
import { languageAndPathOf } from '../../../locales/languages.ts';
import { builtPages } from '../../builtPages.ts';
import { violations } from '../violations.ts';

const widths = [320, 390, 768, 1024, 1280, 1440];

for (const url of builtPages()) {
  test(`${url} paints at once, stands still, fits and is accessible`, async ({ browser }) => {
    const locale = languageAndPathOf(url).language === 'fr' ? 'fr-FR' : 'en-GB';
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);

    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus ===
            'blocking',
        )
        .map((entry) => entry.name),
    );
    expect(blocking).toEqual([]);

    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

    const scrolling: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) scrolling.push(width);
    }
    expect(scrolling, 'widths with horizontal scroll').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
}
