import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage, urlOf } from '../../content/languages.ts';
import { serveSite } from '../../scripts/serve/startSiteServer.ts';
import { enginePrograms, findFullChromium, packagesOf } from '../../scripts/test/programs.ts';
import { cookieBanner, flows, refuseCookies } from '../flows.ts';
import { otherLanguage } from '../otherLanguage.ts';
import { type Engine, startChromium, startFirefox, startWebKit } from './startEngine.ts';
import { pollOptions, visitorIn } from './visitorIn.ts';

const { firefox, webkitDriver, screen } = enginePrograms;
const engines = [
  {
    name: 'Firefox',
    start: startFirefox,
    programs: [firefox],
    packages: packagesOf.engines,
    prerenders: false,
  },
  {
    name: 'WebKit',
    start: startWebKit,
    programs: [webkitDriver, screen],
    packages: packagesOf.engines,
    prerenders: false,
  },
  // Only prerendering is tested here, because Playwright's Chromium cannot prerender. tests/e2e tests the flows in Chromium.
  {
    name: 'Chromium',
    start: startChromium,
    programs: [findFullChromium() ?? ''],
    packages: packagesOf.Chromium,
    prerenders: true,
  },
];

type EngineVisitor = ReturnType<typeof visitorIn>;

const submissions = mkdtempSync(path.join(tmpdir(), 'submissions-'));
// The limit is high, because all engines send from one address.
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

for (const { name, start, programs, packages, prerenders } of engines) {
  const isThere = programs.every(existsSync);
  if (!isThere) {
    console.warn(
      `${name} is not installed here: nothing was tested in it. To test it: "apt-get install ${packages.join(' ')}" as root on Debian, which "npm test engines" does itself.`,
    );
  }

  /** Describes tests that share one browser, in which no page may throw an error or break its policy. */
  const describeInEngine = (declareTests: (visitor: () => EngineVisitor) => void) =>
    describe.runIf(isThere)(
      name,
      // On a busy machine, the page process of WebKitGTK 2.50 crashes in one of some twenty flows, and the driver reports one of these
      // errors. The test is then repeated in a new browser.
      { retry: { count: 2, condition: /session|unknown error/i } },
      () => {
        let engine: Engine | undefined;
        const pageErrors: string[] = [];
        beforeEach(async () => {
          if (await engine?.isThere()) {
            return;
          }
          if (engine) {
            console.warn(`${engine.version} has ended by itself, and is started again.`);
          }
          await engine?.stop();
          engine = await start();
          console.info(engine.version);
        }, 60_000);
        afterAll(async () => {
          await engine?.stop();
          expect(pageErrors).toEqual([]);
        });
        const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
        declareTests(() => visitorIn(engine as Engine, origin(), pageErrors));
      },
    );

  if (prerenders) {
    describeInEngine((visitor) => {
      test('a prerendered page applies a choice of cookies that was made meanwhile, and is shown at once', async () => {
        const me = visitor();
        const link = 'main a[href="/services"]';
        await me.arrive();
        await me.open('/');
        await me.pointAt(link);
        await expect.poll(() => prerendered, pollOptions).toContain('/services');
        await refuseCookies(me);
        await me.click(link);
        await me.isAt('/services');
        await me.sees('h1');
        await me.seesNoMore(cookieBanner);
        expect(await me.wasPrerendered()).toBe(true);
      });
    });
    continue;
  }

  describeInEngine((visitor) => {
    test.each(Object.entries(flows))('%s', async (_name, flow) => {
      const me = visitor();
      await me.arrive();
      await flow(me, defaultLanguage);
    });

    test('a search that is closed leaves no step in the history; Back closes one that is open', async () => {
      const me = visitor();
      await me.arrive();
      await me.open('/careers');
      await me.open('/');
      await refuseCookies(me);
      await me.write('#search-query', 'sap');
      // Twice, because a step left by the first search would show only when the second is closed.
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
      const me = visitor();
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
  });
}
