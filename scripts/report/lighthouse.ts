import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { createSiteServer } from '../serve/createSiteServer.ts';
import { listen } from '../serve/listen.ts';
import { siteFolder } from '../siteFolder.ts';
import { findChromium } from '../test/findChromium.ts';

/** The last version that runs on Node 20, fetched when it is first asked for. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
/** One page of each kind, in each language. */
const paths = ['', '/services', '/services/cloud', '/contact', '/community', '/careers', '/blog'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseReport {
  categories: Record<(typeof categories)[number], { score: number | null }>;
}

/** How one page scores in each category, of 100: the median of the runs. */
export interface LighthouseScores {
  url: string;
  scores: Record<string, number>;
}

/**
 * @returns lines for a person to read
 * @throws Error when Lighthouse cannot be fetched or started
 */
export async function report(): Promise<string[]> {
  const pages = await measureLighthouse();
  return [
    `Lighthouse, mobile (${categories.join(', ')}; median of ${runs})`,
    ...pages.map(
      ({ url, scores }) =>
        `  ${url.padEnd(24)}${Object.values(scores)
          .map((score) => String(score).padStart(5))
          .join('')}`,
    ),
  ];
}

/**
 * Lighthouse as it sees a phone.
 *
 * @throws Error when it cannot be fetched or started
 */
export async function measureLighthouse(): Promise<LighthouseScores[]> {
  const server = await createSiteServer({ folder: siteFolder });
  await listen(server, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const pages: LighthouseScores[] = [];
    for (const url of ['', '/en'].flatMap((language) => paths.map((path) => language + path || '/'))) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await measure(origin + url));
      const scoreIn = (name: (typeof categories)[number]) =>
        Math.round(100 * median(reports.map((each) => each.categories[name].score ?? 0)));
      pages.push({ url, scores: Object.fromEntries(categories.map((name) => [name, scoreIn(name)])) });
    }
    return pages;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** In a process of its own: this one serves the pages. */
async function measure(url: string): Promise<LighthouseReport> {
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
      `--chrome-flags=--headless=new${sandbox}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
      maxBuffer: 50_000_000,
    },
  );
  return JSON.parse(stdout);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other).at(Math.floor(numbers.length / 2)) ?? 0;
}
