import { expect, type Page, type Route } from 'playwright/test';
import { urlOf } from '../../../../locales/languages.ts';
import { type EarlyUse, earlyUses } from '../../../../scripts/report/earlyUses.ts';
import { readIslands } from '../../../../scripts/report/islands.ts';
import { test } from '../../test.ts';

/** What can happen to a file on its way. */
const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  cut: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wi-Fi</h1>' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("in a test")' }),
  hangs: () => undefined,
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  },
} satisfies Record<string, (route: Route) => unknown>;

type FaultName = keyof typeof faults;
const names = Object.keys(faults) as FaultName[];

/** A part whose script needs no React is used like an island. */
const like: EarlyUse = {
  island: 'articleActions',
  path: '/blog/automatiser-les-tests-par-ou-commencer',
  control: '[data-script="articleActions"] [data-toggle]',
  effect: '[data-toggle][aria-pressed="true"]',
};

/** It is used by nobody: other islands say something there. */
const without = ['toasts'];

test('every island has an example of its first use', () => {
  const used = earlyUses.map(({ island }) => island);
  const missing = readIslands().filter(({ name }) => !used.includes(name) && !without.includes(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

for (const [index, use] of [...earlyUses, like].entries()) {
  const language = index % 2 ? 'en' : 'fr';
  const url = urlOf(language, use.path);

  test(`${use.island} in ${language}: whatever comes late, half or never, its first use has an effect, goes natively or says so`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    // Only the parts that are used wait for anything.
    await page.clock.install();
    // What one case keeps is none of the next one's: an open chat, a draft.
    await page.addInitScript(() => sessionStorage.clear());
    const files = await filesOf(page, url, use);
    expect(files.length).toBeGreaterThan(1);
    const failed: string[] = [];
    for (const [place, file] of files.entries()) {
      for (const fault of faultsFor(file, place, index)) {
        const outcome = await outcomeOf(page, { url, use, file, fault });
        if (!isGood(outcome, fault)) failed.push(`${file} ${fault}: ${outcome}`);
      }
    }
    expect(failed).toEqual([]);
  });
}

/**
 * The one script of every page meets every fault in one island. What is imported or fetched later ends for its island in one of
 * three ways, whatever file it is: each meets one fault, another one for each island.
 */
function faultsFor(file: string, place: number, turn: number): FaultName[] {
  if (file.includes('/entries/') && turn === 0) return names;
  return [names[(place + turn) % names.length] ?? 'missing'];
}

/** What the first use of an island asks for, the script of the page included. */
async function filesOf(page: Page, url: string, use: EarlyUse): Promise<string[]> {
  const files = new Set<string>();
  const listen = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css|json)$/.test(pathname) && !pathname.includes('/print.'))
      files.add(pathname);
  };
  page.on('request', listen);
  await page.goto(url);
  await act(page, use);
  await expect(page.locator(use.effect).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return [...files];
}

interface Case {
  url: string;
  use: EarlyUse;
  file: string;
  fault: FaultName;
}

async function outcomeOf(page: Page, { url, use, file, fault }: Case): Promise<string> {
  await page.route(`**${file}`, async (route) => {
    try {
      await faults[fault](route);
    } catch {
      // The page was left meanwhile.
    }
  });
  await page.goto(url, { waitUntil: 'commit' });
  await act(page, use);
  const deadline = Date.now() + 5000;
  let outcome = 'nothing';
  while (outcome === 'nothing' && Date.now() < deadline) {
    // What hangs is waited for on the page's clock, once all else has had the time to come.
    if (fault === 'hangs' && Date.now() > deadline - 3500)
      await page.clock.runFor(2000).catch(() => undefined);
    else await page.waitForTimeout(20);
    outcome = await page.evaluate(look, { use, url, fault }).catch(() => 'nothing');
  }
  await page.unroute(`**${file}`);
  return outcome;
}

function isGood(outcome: string, fault: FaultName): boolean {
  return fault === 'slow' ? outcome === 'effect' : outcome !== 'nothing' && !outcome.startsWith('lost');
}

async function act(page: Page, { control, text }: EarlyUse): Promise<void> {
  const target = page.locator(control).first();
  if (text === undefined) return target.click();
  await target.fill(text);
  await target.press('Enter');
}

/** Runs in the page. */
function look({ use, url, fault }: Omit<Case, 'file'>): string {
  if (location.pathname !== url || location.hash) return 'native';
  const control = document.querySelector(use.control);
  if (use.text && (control as HTMLInputElement).value !== use.text) return 'lost: what was typed';
  const part = control?.closest('x-island,[data-script]');
  if (part?.hasAttribute('awake') && document.querySelector(use.effect)?.checkVisibility()) return 'effect';
  if (document.querySelector('#island-failure p')?.textContent) return 'words';
  if (fault !== 'slow' && document.querySelector('dialog:modal form[action]')) return 'native';
  // The browser itself says what is wrong with a form that it has been asked to send.
  const isRefused = document.activeElement?.matches(':invalid') && !part?.querySelector('[aria-busy="true"]');
  return isRefused && !part?.hasAttribute('awake') ? 'native' : 'nothing';
}
