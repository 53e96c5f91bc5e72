import { type Browser, type BrowserContext, errors } from 'playwright';
import { actEarly, type EarlyUse, earlyUses } from './earlyUses.ts';
import { withBrowser } from './measureSite.ts';
import { throttle } from './throttle.ts';

const runs = 5;
/** What has not come by then, in milliseconds, is lost. */
const longestMs = 10_000;

/** What needs no code but the inline script. */
const inline: EarlyUse = {
  island: 'cookieConsent',
  path: '/',
  control: '#cookie-banner [data-consent-choice="customize"]',
  effect: '#cookie-preferences:modal',
  complete: '#cookie-preferences:modal',
};

/** One visit, in milliseconds of the page's own clock. */
interface Visit {
  /** From the navigation to the visitor's click or last key. */
  usedAt: number;
  /** From the navigation to the first frame that has the effect. */
  seenAt: number;
  /** From the navigation to the first frame that has all of it. */
  completeAt: number;
  /** From the navigation to the first text on the screen. */
  paintedAt: number;
}

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
      '  island         kept    click to effect, cold / warm    to all of it, cold / warm    first text, effect after navigation, cold',
    ];
    for (const use of [...earlyUses, inline]) lines.push(await measure(browser, origin, use));
    return lines;
  });
}

async function measure(browser: Browser, origin: string, use: EarlyUse): Promise<string> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 412, height: 823 } });
    // Another visit in the same context finds the cache warm.
    for (const visits of [cold, warm]) visits.push(...(await visit(context, origin, use)));
    await context.close();
  }
  const until = (moment: 'seenAt' | 'completeAt') =>
    [cold, warm]
      .map((visits) => median(visits.map(({ usedAt, [moment]: at }) => Math.max(0, at - usedAt))))
      .join(' / ');
  return [
    `  ${use.island.padEnd(15)}`,
    `${cold.length} of ${runs}`.padEnd(10),
    `${until('seenAt')} ms`.padEnd(32),
    `${until('completeAt')} ms`.padEnd(29),
    `${median(cold.map(({ paintedAt }) => paintedAt))} ms, ${median(cold.map(({ seenAt }) => seenAt))} ms`,
  ].join('');
}

/** @returns nothing where the effect never came */
async function visit(context: BrowserContext, origin: string, use: EarlyUse): Promise<Visit[]> {
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
  // Looked for in each frame from now on: it may come while the visitor still types.
  const timeOf = async (selector: string) => {
    const found = await page.waitForFunction(
      (each) => document.querySelector(each)?.checkVisibility() && performance.now(),
      selector,
    );
    return (await found.jsonValue()) || 0;
  };
  const { effect, complete = `x-island[data-name="${use.island}"][awake] button` } = use;
  try {
    const [seenAt, completeAt] = await Promise.all([timeOf(effect), timeOf(complete), actEarly(page, use)]);
    const [usedAt = 0, paintedAt = 0] = await page.evaluate(() =>
      ['used', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name).at(-1)?.startTime),
    );
    return [{ usedAt, seenAt, completeAt, paintedAt }];
  } catch (error) {
    if (error instanceof errors.TimeoutError) return [];
    throw error;
  } finally {
    await page.close();
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[sorted.length >> 1] ?? 0);
}
