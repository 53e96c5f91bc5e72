import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { languageOf, urlOf } from '../../locales/languages.ts';
import { startOnCopy } from '../dev/startOnCopy.ts';
import { findChromium } from '../test/findChromium.ts';

const languages = ['fr', 'en'] as const;

/**
 * Takes the pictures of docs/editing.md and docs/modifier-le-site.md anew: the editor on the page, and a fault over it.
 *
 * @returns nothing more to say
 * @throws Error when there is no browser
 */
export async function report(): Promise<string[]> {
  const { origin, copy, close } = await startOnCopy('pictures');
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    for (const language of languages) {
      const page = await browser.newPage({
        locale: languageOf(language).hreflang,
        viewport: { width: 1200, height: 720 },
      });
      await page.addInitScript(() => {
        const choice = { necessary: true, analytics: false, marketing: false, functional: false };
        localStorage.setItem('cookieConsent', JSON.stringify(choice));
      });
      const save = async (name: string) => {
        await page.waitForLoadState('networkidle');
        const picture = sharp(await page.screenshot()).png({ palette: true, compressionLevel: 9 });
        await picture.toFile(`docs/pictures/${name}-${language}.png`);
      };
      // Vite bundles what the browser needs at the first request.
      await page.goto(origin + urlOf(language, '/contact'), { waitUntil: 'networkidle', timeout: 90_000 });

      const file = path.join(copy, 'locales', language, 'contact.json');
      const words = readFileSync(file, 'utf8');
      writeFileSync(file, words.replace(/\}\s*$/, ''));
      const fault = page.locator('site-editor [role=alert]');
      await fault.waitFor();
      await save('fault');
      writeFileSync(file, words);
      await fault.waitFor({ state: 'hidden' });

      await Promise.all([page.waitForEvent('load'), page.locator('site-editor .toggle').click()]);
      await page.locator('site-editor .panel ol li').first().waitFor();
      await page.locator('h1').click();
      await page.locator('site-editor textarea').first().waitFor();
      await save('editor');
      // The server shows its texts to the next page as it did to this one.
      await Promise.all([page.waitForEvent('load'), page.locator('site-editor .toggle').click()]);
      await page.close();
    }
  } finally {
    await browser.close();
    close();
  }
  return ['docs/pictures/ is taken anew.'];
}
