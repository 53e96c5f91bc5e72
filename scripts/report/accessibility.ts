import { writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { chromium } from 'playwright';
import { defaultLanguage, languageAndPathOf, languageOf } from '../../content/languages.ts';
import { listedPages } from '../listedPages.ts';
import { findChromium } from '../test/findChromium.ts';
import { withSite } from './withSite.ts';

const file = 'content/accessibilityResults.json';
const widths = [1280, 390];

/** @throws Error when there is no browser */
export async function report(): Promise<string[]> {
  const { documents, violations } = await measureAccessibility();
  return [
    `Accessibility: ${violations.length} violations on ${documents} documents at ${widths.join(' and ')} px (written to ${file})`,
    ...violations.map((violation) => `  ${violation}`),
  ];
}

/** Asks axe about every document in the languages that the switcher offers, and writes what it says where the accessibility statement quotes it. */
export const measureAccessibility = () => withSite(measure);

async function measure(origin: string) {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    // Drafts of other languages are not what the statement speaks of.
    const isOffered = (url: string) => languageOf(languageAndPathOf(url).language).offered;
    const urls = listedPages()
      .map(({ url }) => url)
      .filter(isOffered);
    const rules = new Set<string>();
    const violations: string[] = [];
    const check = async (width: number) => {
      // Addresses without a language would lead a visitor of another one elsewhere.
      const locale = languageOf(defaultLanguage).hreflang;
      const page = await browser.newPage({ bypassCSP: true, locale, viewport: { width, height: 900 } });
      for (const url of urls) {
        await page.goto(origin + url);
        const { pathname } = new URL(page.url());
        if (languageAndPathOf(pathname).language !== languageAndPathOf(url).language)
          throw new Error(`Asked about ${url}, and was led to ${pathname}.`);
        await page.evaluate(axe.source);
        const { passed, failed } = await page.evaluate(async () => {
          const { axe: injected } = window as unknown as { axe: typeof axe };
          const results = await injected.run({ resultTypes: ['violations'], preload: false });
          return {
            passed: results.passes.map(({ id }) => id),
            failed: results.violations.map(({ id }) => id),
          };
        });
        for (const rule of [...passed, ...failed]) rules.add(rule);
        violations.push(...failed.map((rule) => `${url} at ${width} px: ${rule}`));
      }
    };
    await Promise.all(widths.map(check));
    const results = {
      measured: new Date().toISOString().slice(0, 10),
      documents: urls.length,
      languages: new Set(urls.map((url) => languageAndPathOf(url).language)).size,
      widths: widths.join(', '),
      rules: rules.size,
      violations: violations.length,
      axe: axe.version,
      browser: `Chromium ${browser.version()}`,
      source: 'owner',
    };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    return { documents: urls.length, violations };
  } finally {
    await browser.close();
  }
}
