import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import axe from 'axe-core';
import { chromium } from 'playwright';
import { defaultLanguage, languageOf } from '../../content/languages.ts';
import { startSiteServer } from '../serve/startSiteServer.ts';
import { listedPages, siteFolder } from '../siteFolder.ts';
import { findChromium } from '../test/programs.ts';

const file = 'content/accessibilityResults.json';
const widths = [1280, 390];

/** Runs axe on every document in an `offered` language, and writes the results that the accessibility statement shows. */
export async function report(): Promise<string[]> {
  const server = await startSiteServer({ folder: siteFolder, port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const pages = listedPages().filter(({ language }) => languageOf(language).offered);
    // The ids of the rules that applied to at least one element.
    const rules = new Set<string>();
    const violations: string[] = [];
    const check = async (width: number) => {
      // The browser prefers the source language, because URLs without a prefix redirect visitors who prefer another language.
      const locale = languageOf(defaultLanguage).hreflang;
      // The policy of the pages would block axe (`bypassCSP`).
      const page = await browser.newPage({ bypassCSP: true, locale, viewport: { width, height: 900 } });
      for (const { url } of pages) {
        await page.goto(origin + url);
        await page.evaluate(axe.source);
        const results = await page.evaluate(() => {
          // With `resultTypes`, axe lists only one element for each passed rule. `passes` still has all of these rules.
          const { axe: injected } = window as unknown as { axe: typeof axe };
          return injected.run({ resultTypes: ['violations'], preload: false });
        });
        for (const { id } of [...results.passes, ...results.violations]) {
          rules.add(id);
        }
        violations.push(...results.violations.map(({ id }) => `${url} at ${width} px: ${id}`));
      }
    };
    await Promise.all(widths.map(check));
    const results = {
      measured: new Date().toISOString().slice(0, 10),
      documents: pages.length,
      widths: widths.join(', '),
      rules: rules.size,
      violations: violations.length,
      axe: axe.version,
      browser: `Chromium ${browser.version()}`,
      source: 'owner',
    };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    return [`${violations.length} violations (written to ${file})`, ...violations];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
