import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { readIslands } from '../../../../builtIslands.ts';
import { type EarlyUse, earlyUses } from '../../../earlyUses.ts';
import { gate, pageScript } from '../../../holdCode.ts';
import { test } from '../../../test.ts';
import { holdDeadlines } from './holdDeadlines.ts';

const html = 'text/html';
/** What can happen to a file on its way; late files are tested in slow.spec.ts. */
const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: html, body: '<h1>404</h1>' }),
  cut: async (route) => {
    const response = await route.fetch();
    const whole = await response.body();
    return route.fulfill({ response, body: whole.subarray(0, whole.length / 2) });
  },
  page: (route) => route.fulfill({ contentType: html, body: '<!doctype html><h1>Wi-Fi</h1>' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("in a test")' }),
  hangs: () => undefined,
} satisfies Record<string, (route: Route) => unknown>;

type FaultName = keyof typeof faults;
const names = Object.keys(faults) as FaultName[];

/** URL patterns of the files of a part of a page, by kind. The loader waits for all files of a part at once. */
const ofScripts = { script: pageScript, code: '**/assets/chunks/**' };
const ofIslands = { ...ofScripts, texts: '**/assets/static/*/*.json', style: '**/assets/static/styles*.css' };

/** A part whose script needs no React, described like an island. */
const like: EarlyUse = {
  island: 'articleActions',
  path: '/blog/automatiser-les-tests-par-ou-commencer',
  control: '[data-script="articleActions"] [data-toggle]',
  effect: '[data-toggle][aria-pressed="true"]',
};

/** Islands that no action of a visitor hydrates: the toasts are hydrated when another part shows a notice. */
const unused = ['toasts'];

// A small window without animations, to save time: pages are opened hundreds of times, and their looks are not tested.
test.use({
  viewport: { width: 390, height: 300 },
  contextOptions: { reducedMotion: 'reduce' },
  mayThrow: true,
});

/** How a first use may end: with its effect, with what the browser does by itself, or with a notice that the part has failed. */
const goodEndings = ['effect', 'native', 'notice'];

/** The first field of a form in a dialog, and what is typed into it. */
const inside = 'dialog:modal form[action] input:not([type="hidden"])';
const typedInside = 'Early';

test('every island has an example of its first use', () => {
  const used = earlyUses.map(({ island }) => island);
  const missing = readIslands().filter(({ name }) => !used.includes(name) && !unused.includes(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

for (const [index, use] of [...earlyUses, like].entries()) {
  test(`${use.island}: whatever file fails, a first use has an effect, is done by the browser or ends with a notice`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(holdDeadlines);
    // Services never answer: a first use counts as soon as it has an effect in the page.
    await page.route(/\/functions\/|\/f\//, (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await page.route(/\.(?:woff2|avif|webp|png|svg|ico)$/, (route) => route.abort());
    const failed: string[] = [];
    for (const [position, [part, files]] of Object.entries(use === like ? ofScripts : ofIslands).entries()) {
      // To save time, each kind of file has every second fault with this island, and the other faults with the next island.
      for (const fault of names.filter((_, turn) => (index + position + turn) % 2 === 0)) {
        const outcome = await outcomeOf(page, use, files, fault);
        if (!goodEndings.includes(outcome)) {
          failed.push(`${part} ${fault}: ${outcome}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
}

async function outcomeOf(page: Page, use: EarlyUse, files: string, fault: FaultName): Promise<string> {
  const asked = gate();
  await page.route(files, async (route) => {
    asked.open();
    // A request cannot be answered once the browser has left the page.
    await Promise.resolve(faults[fault](route)).catch(() => undefined);
  });
  await page.goto(use.path, { waitUntil: 'commit' });
  const attempt = async () => {
    await act(page, use);
    // Waits three seconds at most: a use that is quicker than the page's script may never request the file.
    await Promise.race([asked.opened, wait(3000)]);
    const ended = page.evaluate(ending, { use, inside });
    ended.catch(() => undefined);
    // At the first deadline the page says that loading takes long, and at a later one that it failed. If no file hangs, no deadline passes.
    while (fault === 'hangs' && !(await Promise.race([ended, wait(500)]))) {
      await page.evaluate(() => globalThis.passDeadlines());
    }
    return ended;
  };
  const outcome = await Promise.race([
    attempt().catch(() => outcomeElsewhere(page, use)),
    wait(10_000, 'nothing'),
  ]).catch(String);
  await page.unroute(files);
  return outcome;
}

/** Waits until the browser has left the page. Expects the typed text in the new URL or, after going back, in the field. */
async function outcomeElsewhere(page: Page, { path, control, text = '' }: EarlyUse): Promise<string> {
  await page.waitForURL(({ pathname }) => pathname !== path, { waitUntil: 'domcontentloaded' });
  if (!page.url().includes(text)) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator(control)).toHaveValue(text);
  }
  return 'native';
}

/** Uses the control: types and presses Enter, or clicks. If the click opens a dialog with a form, types into the form, too. */
async function act(page: Page, { control, text }: EarlyUse): Promise<void> {
  if (text !== undefined) {
    await send(page.locator(control).first(), text);
    return;
  }
  await page.locator(control).first().click();
  const field = page.locator(inside).first();
  if (await field.isVisible()) {
    await send(field, typedInside);
  }
}

async function send(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** Runs in the page. Waits until the first use has ended and all that was typed is shown. @returns one of `goodEndings` */
function ending({ use, inside }: { use: EarlyUse; inside: string }): Promise<string> {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  const look = () => {
    if (location.pathname !== use.path) {
      return 'native';
    }
    const control = document.querySelector<HTMLInputElement>(use.control);
    const part = control?.closest('x-island,[data-script]');
    const isReady = part?.hasAttribute('ready');
    const field = document.querySelector<HTMLInputElement>(inside);
    // A search may show what was typed in its results instead of its field.
    if (use.text && control?.value !== use.text && !part?.textContent?.includes(use.text)) {
      return;
    }
    // What was typed into the dialog must not be lost either.
    if (field?.value === '') {
      return;
    }
    if (isReady && document.querySelector(use.effect)?.checkVisibility()) {
      return 'effect';
    }
    if (isReady || part?.querySelector('[aria-busy="true"]')) {
      return;
    }
    if (notice?.textContent === notice?.dataset.failed && notice?.checkVisibility() && !control?.readOnly) {
      return 'notice';
    }
    // When the browser submits a form, it focuses the first invalid field by itself.
    return document.querySelector(':user-invalid:focus') ? 'native' : undefined;
  };
  return new Promise((resolve) => {
    const tell = () => {
      const outcome = look();
      if (outcome) {
        resolve(outcome);
      }
    };
    new MutationObserver(tell).observe(document, { attributes: true, childList: true, subtree: true });
    for (const type of ['toggle', 'focusin']) {
      addEventListener(type, tell, true);
    }
    tell();
  });
}
