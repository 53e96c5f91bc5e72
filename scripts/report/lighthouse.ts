import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { publishedLanguages } from '../../content/builtLanguages.ts';
import { languageAndPathOf, urlOf } from '../../content/languages.ts';
import { kindsOfPages } from '../listedPages.ts';
import { findChromium } from '../test/findChromium.ts';
import { withSite } from './withSite.ts';

/** The last version that runs on Node 20, fetched when it is first asked for. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseReport {
  categories: Record<(typeof categories)[number], { score: number | null }>;
}

/** How one page scores in each category, of 100: the median of the runs. */
export interface LighthouseScores {
  url: string;
  scores: Record<string, number>;
}

/** @throws Error when Lighthouse cannot be fetched or started */
export async function report(): Promise<string[]> {
  console.log(`Lighthouse, mobile (${categories.join(', ')}; median of ${runs})`);
  await measureLighthouse();
  return [];
}

/**
 * Lighthouse as it sees a phone: one page of each kind, in each language. Each score is printed as soon as it is known, because
 * all of them take most of an hour.
 */
export function measureLighthouse(): Promise<LighthouseScores[]> {
  return withSite(async (origin) => {
    const pages: LighthouseScores[] = [];
    for (const url of publishedLanguages.flatMap((code) => kindsOfPages().map((path) => urlOf(code, path)))) {
      const scores = await medianOf(() => measure(origin + url, languageAndPathOf(url).language));
      console.log(`  ${url.padEnd(50)}${Object.values(scores).join('  ')}`);
      pages.push({ url, scores });
    }
    return pages;
  });
}

/** In a process of its own: this one serves the pages. A browser of another language would be sent to another page. */
async function measure(url: string, language: string): Promise<LighthouseReport> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      // Decides no score.
      '--disable-full-page-screenshot',
      `--chrome-flags=--headless=new --accept-lang=${language}${sandbox}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
      maxBuffer: 50_000_000,
    },
  );
  return JSON.parse(stdout);
}

/** Of an odd number of runs; where more than half of them agree, the others would change nothing. */
async function medianOf(run: () => Promise<LighthouseReport>): Promise<LighthouseScores['scores']> {
  const reports: LighthouseReport[] = [];
  const scoresIn = (name: (typeof categories)[number]) =>
    reports.map(({ categories }) => categories[name].score ?? 0).sort((one, other) => one - other);
  const isDecided = (name: (typeof categories)[number]) => {
    const scores = scoresIn(name);
    return scores.some((score) => scores.filter((each) => each === score).length > runs / 2);
  };
  while (reports.length < runs && !categories.every(isDecided)) reports.push(await run());
  return Object.fromEntries(
    categories.map((name) => {
      const scores = scoresIn(name);
      return [name, Math.round(100 * (scores[scores.length >> 1] ?? 0))];
    }),
  );
}
