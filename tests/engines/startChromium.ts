import { findWholeChromium } from '../../scripts/test/findChromium.ts';
import { chromiumDriver } from '../../scripts/test/installEngines.ts';
import type { Engine, Settings } from './Engine.ts';
import { openWebDriver } from './openWebDriver.ts';

/** Chromium as its visitors have it: Playwright lets no page be made in advance (`Page.setPrerenderingAllowed`). */
export function startChromium({ language, scripts }: Settings): Promise<Engine> {
  return openWebDriver({
    name: 'Chromium',
    program: chromiumDriver,
    capabilities: {
      'goog:chromeOptions': {
        binary: findWholeChromium(),
        args: [
          ...['--headless=new', '--disable-gpu', `--accept-lang=${language}`],
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
        prefs: scripts ? {} : { 'profile.managed_default_content_settings.javascript': 2 },
      },
    },
  });
}
