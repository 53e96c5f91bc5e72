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

/**
 * Lighthouse as it sees a phone: a page counts with the median of its runs.
 *
 * @returns lines for a person to read
 * @throws Error when Lighthouse cannot be fetched or started
 */
export async function report(): Promise<string[]> {
  const server = await createSiteServer({ folder: siteFolder });
  await listen(server, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const urls = ['', '/en'].flatMap((language) => paths.map((path) => language + path || '/'));
    const lines: string[] = [];
    for (const url of urls) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await measure(origin + url));
      const scores = categories.map((name) =>
        median(reports.map((each) => each.categories[name].score ?? 0)),
      );
      lines.push(
        `  ${url.padEnd(24)}${scores.map((score) => String(Math.round(score * 100)).padStart(5)).join('')}`,
      );
    }
    return [`Lighthouse, mobile (${categories.join(', ')}; median of ${runs})`, ...lines];
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
