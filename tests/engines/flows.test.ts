import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { urlOf } from '../../content/languages.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { findFullChromium } from '../../scripts/test/findChromium.ts';
import { enginePrograms, packagesOf } from '../../scripts/test/installPrograms.ts';
import { cookieBanner, flows, refuseCookies } from '../flows.ts';
import { otherLanguage } from '../otherLanguage.ts';
import { type Engine, startChromium, startFirefox, startWebKit } from './startEngine.ts';
import { patience, visitorIn } from './visitorIn.ts';

const { firefox, webkitDriver, screen } = enginePrograms;
const engines = [
  { name: 'Firefox', start: startFirefox, programs: [firefox], prerenders: false },
  { name: 'WebKit', start: startWebKit, programs: [webkitDriver, screen], prerenders: false },
  // Its flows are those of the tests in the browser; only there it does not make pages in advance.
  { name: 'Chromium', start: startChromium, programs: [findFullChromium() ?? ''], prerenders: true },
];

const submissions = mkdtempSync(path.join(tmpdir(), 'submissions-'));
const server = await serveSite({ port: 0, dataFolder: submissions, submissionsPerMinute: 1000 });
/** Addresses of documents that a browser has asked for in advance (HTML standard, "speculative navigation"). */
const prerendered: (string | undefined)[] = [];
server.on('request', ({ url, headers }) => {
  if (String(headers['sec-purpose']).includes('prerender')) {
    prerendered.push(url);
  }
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(submissions, { recursive: true, force: true });
});

for (const { name, start, programs, prerenders } of engines) {
  const isThere = programs.every(existsSync);
  if (!isThere) {
    console.warn(
      `${name} is not installed here: nothing was tested in it. To test it: "apt-get install ${packagesOf.engines.join(' ')}" as root on Debian, which "npm test engines" does itself.`,
    );
  }

  describe.runIf(isThere)(
    name,
    // WebKitGTK 2.50's process for pages ends by itself on a busy machine, once in some twenty flows: a new one goes on.
    { retry: { count: 2, condition: /session|unknown error/i } },
    () => {
      let engine: Engine | undefined;
      let me: ReturnType<typeof visitorIn>;
      const faults: string[] = [];
      // One browser for all flows; none of them may log an error. Without scripts a page is HTML that other engines read alike: tests/e2e.
      beforeEach(async () => {
        if (!(await engine?.isThere())) {
          if (engine) {
            console.warn(`${engine.version} has ended by itself, and is started again.`);
          }
          await engine?.stop();
          engine = await start();
          console.info(engine.version);
        }
        const { port } = server.address() as AddressInfo;
        me = visitorIn(engine as Engine, `http://localhost:${port}`, faults);
        await me.arrive();
      }, 60_000);
      afterAll(async () => {
        await engine?.stop();
        expect(faults).toEqual([]);
      });

      if (prerenders) {
        test('a page made in advance knows what was chosen since, and is shown at once', async () => {
          const link = 'main a[href="/services"]';
          await me.open('/');
          await me.pointAt(link);
          await expect.poll(() => prerendered, patience).toContain('/services');
          await refuseCookies(me);
          await me.click(link);
          await me.isAt('/services');
          await me.sees('h1');
          await me.seesNoMore(cookieBanner);
          expect(await me.hasPrerendered()).toBe(true);
        });
        return;
      }

      test.each(Object.entries(flows))('%s', async (_name, flow) => {
        await flow(me, 'fr');
      });

      test('a search that is closed leaves no step in the history; Back closes one that is open', async () => {
        await me.open('/careers');
        await me.open('/');
        await refuseCookies(me);
        await me.write('#search-query', 'sap');
        for (const _ of ['first', 'second']) {
          await me.press('Enter');
          await me.sees('dialog:modal');
          await me.press('Escape');
          await me.seesNoMore('dialog:modal');
          await me.isAt('/');
        }
        await me.press('Enter');
        await me.isAt('/?q=sap');
        await me.goBack();
        await me.seesNoMore('dialog:modal');
        await me.isAt('/');
        await me.goBack();
        await me.isAt('/careers');
      });

      test('menu of a wide window, and a language that is remembered', async () => {
        await me.arrive(1280, 800);
        await me.open('/');
        await me.isAt('/');
        await me.click('#site-menu li:first-child summary');
        await me.sees('#site-menu li:first-child a');
        await me.press('Escape');
        await me.seesNoMore('#site-menu li:first-child a');
        if (otherLanguage) {
          const home = urlOf(otherLanguage.code, '/');
          await me.click('#site-menu li:has([data-language]) summary');
          await me.click(`[data-language="${otherLanguage.code}"]`);
          await me.isAt(home);
          await me.open('/');
          await me.isAt(home);
        }
      });
    },
  );
}
