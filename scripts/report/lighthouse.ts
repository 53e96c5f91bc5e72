import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { publishedLanguages } from '../../content/builtLanguages.ts';
import { urlOf } from '../../content/languages.ts';
import { kindsOfPages } from '../listedPages.ts';
import { findChromium } from '../test/findChromium.ts';
import { withSite } from './measureSite.ts';

/** The last version that runs on Node 20, fetched when it is first asked for. */
const lighthouse = 'lighthouse@12.8.2';

/** How one page scores in each category, of 100. */
type Scores = Record<string, number>;

/**
 * Lighthouse as it sees a phone: one page of each kind, in each language, the better of two runs, because what else a machine does
 * makes a page slower and never faster. Scores are printed as soon as they are known, because all of them take most of an hour.
 *
 * @throws Error when Lighthouse cannot be fetched or started
 */
export function lighthouseScores(): Promise<[url: string, scores: Scores][]> {
  return withSite(async (origin) => {
    const pages: [string, Scores][] = [];
    for (const language of publishedLanguages)
      for (const url of kindsOfPages().map((page) => urlOf(language, page))) {
        const first = await measure(origin + url, language);
        const second = await measure(origin + url, language);
        const better = ([name, score]: [string, number]) => [name, Math.max(score, second[name] ?? 0)];
        const scores: Scores = Object.fromEntries(Object.entries(first).map(better));
        console.log(`  ${url.padEnd(50)}${JSON.stringify(scores)}`);
        pages.push([url, scores]);
      }
    return pages;
  });
}

/** In a process of its own: this one serves the pages. A browser of another language would be sent to another page. */
async function measure(url: string, language: string): Promise<Scores> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--prefer-offline', lighthouse, url, '--quiet', '--output=json'],
      // Decides no score.
      '--disable-full-page-screenshot',
      `--chrome-flags=--headless=new --accept-lang=${language}${sandbox}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
      maxBuffer: 50_000_000,
    },
  );
  const { categories }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  );
}
