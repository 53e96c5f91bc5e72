import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { startOnCopy } from '../dev/startOnCopy.ts';
import { findChromium } from '../test/findChromium.ts';

const runs = 10;

/**
 * How long it takes in `npm run dev` from saving a text to seeing it: in its file, and with the editor on the page, which
 * holds it against all rules first.
 *
 * @returns lines for a person to read
 * @throws Error when there is no browser
 */
export async function report(): Promise<string[]> {
  const { origin, copy, close } = await startOnCopy('report');
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ locale: 'fr-FR' });
    // Vite bundles what the browser needs at the first request.
    await page.goto(origin, { waitUntil: 'networkidle', timeout: 90_000 });
    const file = path.join(copy, 'locales/fr/home.json');
    const { hero } = JSON.parse(readFileSync(file, 'utf8'));
    let shown: string = hero.title;

    /** @returns the median of the times, in milliseconds */
    const measure = async (save: (before: string, after: string) => unknown) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const [before, after] = [shown, `${hero.title} ${times.length + 1}`];
        const start = performance.now();
        const seen = page.locator('h1', { hasText: after }).waitFor();
        await Promise.all([save(before, after), seen]);
        times.push(performance.now() - start);
        shown = after;
        await page.waitForLoadState('networkidle');
      }
      return Math.round(times.sort((one, other) => one - other)[runs / 2] ?? 0);
    };
    const inFile = await measure((before, after) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(`"title": "${before}"`, `"title": "${after}"`)),
    );
    const onPage = await measure((before, after) =>
      page
        .evaluate(
          (body) =>
            fetch('/@editor/text', {
              method: 'PUT',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(body),
            }).then(() => {}),
          { key: 'home:hero.title', texts: { fr: { before, after } } },
        )
        .catch(() => {
          // The page is read anew before it has its answer.
        }),
    );
    return [
      `From saving a text to seeing it in npm run dev (median of ${runs})`,
      `  in its file    ${inFile} ms`,
      `  on the page    ${onPage} ms`,
    ];
  } finally {
    await browser.close();
    close();
  }
}
