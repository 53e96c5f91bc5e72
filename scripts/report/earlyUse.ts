import { type Browser, type BrowserContext, errors } from 'playwright';
import { actEarly, type EarlyUse, earlyUses, throttle } from './earlyUses.ts';
import { withBrowser } from './measureSite.ts';

const runs = 5;
/** What has not come by then, in milliseconds, is lost. */
const longestMs = 10_000;

/** What needs no code but the inline script. */
const banner: EarlyUse = {
  island: 'cookieConsent',
  path: '/',
  control: '#cookie-banner [data-consent-choice="customize"]',
  effect: '#cookie-preferences:modal',
};

/**
 * How long it takes from a visitor's click to its effect, on a slow machine, done as soon as the control is visible:
 * with nothing in the browser's cache, and with all of it.
 *
 * @throws Error when there is no browser
 */
export function report(): Promise<string[]> {
  return withBrowser(async (browser, origin) => {
    const lines = [
      `First use of an island as soon as it is visible (CPU 4×, 1.6 Mbit/s, 150 ms; median of ${runs})`,
      '  island         kept      click to effect, cold / warm',
    ];
    for (const use of [...earlyUses, banner]) lines.push(await measure(browser, origin, use));
    return lines;
  });
}

async function measure(browser: Browser, origin: string, use: EarlyUse): Promise<string> {
  const [cold, warm]: number[][] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 412, height: 823 } });
    // Another visit in the same context finds the cache warm.
    for (const visits of [cold, warm]) visits?.push(...(await visit(context, origin, use)));
    await context.close();
  }
  const median = (values: number[] = []) => Math.round(values.sort((a, b) => a - b)[values.length >> 1] ?? 0);
  return `  ${use.island.padEnd(15)}${cold?.length} of ${runs}    ${median(cold)} / ${median(warm)} ms`;
}

/** @returns the milliseconds from the visitor's click or last key to the first frame that has the effect; nothing where it never came */
async function visit(context: BrowserContext, origin: string, use: EarlyUse): Promise<number[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  await page.addInitScript(() => {
    for (const type of ['click', 'keydown']) {
      // What the loader held is done again by script, later.
      addEventListener(type, ({ isTrusted }) => isTrusted && performance.mark('used'), true);
    }
  });
  await throttle(page);
  await page.goto(`${origin}${use.path}`, { waitUntil: 'commit' });
  await page.locator(use.control).waitFor();
  try {
    const [seen] = await Promise.all([
      // Looked for in each frame from now on: it may come while the visitor still types.
      page.waitForFunction(
        (effect) => document.querySelector(effect)?.checkVisibility() && performance.now(),
        use.effect,
      ),
      actEarly(page, use),
    ]);
    const seenAt = Number(await seen.jsonValue());
    const usedAt = await page.evaluate(() => performance.getEntriesByName('used').at(-1)?.startTime ?? 0);
    return [Math.max(0, seenAt - usedAt)];
  } catch (error) {
    if (error instanceof errors.TimeoutError) return [];
    throw error;
  } finally {
    await page.close();
  }
}
