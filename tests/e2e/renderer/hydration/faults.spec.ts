import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, type Route } from 'playwright/test';
import { defaultLanguage, fallbackLanguage, urlOf } from '../../../../content/languages.ts';
import { readIslands } from '../../../../scripts/report/islands.ts';
import { siteFolder } from '../../../../scripts/siteFolder.ts';
import { type EarlyUse, earlyUses } from '../../earlyUses.ts';
import { gate } from '../../gate.ts';
import { test } from '../../test.ts';
import { holdDeadlines } from './holdDeadlines.ts';

const html = 'text/html';
const typeOf: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** What can happen to a file on its way; that it is late: slow.spec.ts. */
const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: html, body: '<h1>404</h1>' }),
  cut: (route, file) => {
    const whole = readFileSync(path.join(siteFolder, file));
    return route.fulfill({
      contentType: typeOf[path.extname(file)],
      body: whole.subarray(0, whole.length / 2),
    });
  },
  page: (route) => route.fulfill({ contentType: html, body: '<!doctype html><h1>Wi-Fi</h1>' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("in a test")' }),
  hangs: () => undefined,
} satisfies Record<string, (route: Route, file: string) => unknown>;

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

/** How many documents are open side by side: what one waits for, others use. */
const tabs = 4;

// Nothing is looked at, and little is to be painted.
test.use({
  viewport: { width: 390, height: 300 },
  contextOptions: { reducedMotion: 'reduce' },
  mayThrow: true,
});

/** The first field of a form in a dialog, and what is typed into it. */
const inside = 'dialog:modal form[action] input:not([type="hidden"])';
const typedInside = 'Early';

const islands = readIslands();

interface Case {
  use: EarlyUse;
  url: string;
  file: string;
  fault: FaultName;
}

interface AskedFiles extends Pick<Case, 'use' | 'url'> {
  files: readonly string[];
}

test('every island has an example of its first use', () => {
  const used = earlyUses.map(({ island }) => island);
  const missing = islands.filter(({ name }) => !used.includes(name) && !without.includes(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

for (const [turn, language] of [...new Set([defaultLanguage, fallbackLanguage])].entries()) {
  test(`in ${language}, whatever comes half, wrong or never, a first use has an effect, goes natively or says so`, async ({
    context,
  }) => {
    test.setTimeout(180_000);
    await context.addInitScript(holdDeadlines);
    // No answer comes: when it does is another question.
    await context.route(/\/functions\/|\/f\//, (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await context.route(/\.(?:woff2|avif|webp|png|svg|ico)$/, (route) => route.abort());
    const uses = [...earlyUses, like].map((use) => ({ use, url: urlOf(language, use.path) }));
    const asked = await Promise.all(
      uses.map(async (each) => ({ ...each, files: await filesOf(context, each) })),
    );
    const failed: string[] = [];
    const cases = casesOf(asked, turn);
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        let page = await context.newPage();
        for (let next = cases.shift(); next; next = cases.shift()) {
          const outcome = await outcomeOf(page, next);
          if (['effect', 'native', 'words'].includes(outcome)) {
            continue;
          }
          failed.push(`${next.use.island}, ${next.file} ${next.fault}: ${outcome}`);
          // What is still waited for there is none of the next case's.
          await page.close();
          page = await context.newPage();
        }
      }),
    );
    expect(failed).toEqual([]);
  });
}

/**
 * Each file meets each fault: with the island that alone asks for it, or with those that share it in turn, since the loader waits for
 * all files of an island at once, whichever they are. Half of the faults in each language, for words the other half: no file's way
 * depends on its language.
 */
function casesOf(asked: readonly AskedFiles[], language: number): Case[] {
  const files = [...new Set(asked.flatMap((each) => each.files))];
  return files.flatMap((file) => {
    const users = asked.filter((each) => each.files.includes(file));
    const offset = Number(file.endsWith('.json'));
    return names.flatMap((fault, turn): Case[] => {
      const user = users[turn % users.length];
      return user && (turn + offset) % 2 === language ? [{ use: user.use, url: user.url, file, fault }] : [];
    });
  });
}

/** What the first use of an island asks for, the script of the page included; at the least what the build says that it consists of. */
async function filesOf(context: BrowserContext, { use, url }: Pick<Case, 'use' | 'url'>): Promise<string[]> {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css|json)$/.test(pathname) && !pathname.includes('/print.')) {
      files.add(pathname);
    }
  });
  await page.goto(url);
  await act(page, use);
  await expect(page.locator(use.effect).first()).toBeVisible();
  const { chunks = [] } = islands.find(({ name }) => name === use.island) ?? {};
  for (const chunk of chunks) {
    await expect.poll(() => [...files]).toContain(`/${chunk}`);
  }
  // What only follows from it, such as the code of toasts.
  while (await page.waitForEvent('request', { timeout: 500 }).catch(() => undefined)) {
    await page.title();
  }
  await page.close();
  return [...files];
}

async function outcomeOf(page: Page, { use, url, file, fault }: Case): Promise<string> {
  const asked = gate();
  await page.route(`**${file}`, async (route) => {
    asked.open();
    // A page that is left meanwhile takes no answer.
    await Promise.resolve(faults[fault](route, file)).catch(() => undefined);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const attempt = async () => {
    await act(page, use);
    // Who is quicker than the script of the page never asks for what the first key brings.
    await Promise.race([asked.opened, wait(3000)]);
    const ended = page.evaluate(ending, { use, url, inside });
    ended.catch(() => undefined);
    // What does not need the file does not wait for it. The first deadline says that it takes long, a later one that nothing comes.
    while (fault === 'hangs' && !(await Promise.race([ended, wait(500)]))) {
      await page.evaluate(() => globalThis.passDeadlines());
    }
    return ended;
  };
  const outcome = await Promise.race([
    attempt().catch(() => outcomeElsewhere(page, use, url)),
    wait(10_000, 'nothing'),
  ]).catch(String);
  await page.unroute(`**${file}`);
  return outcome;
}

/** Where the browser has gone by itself, what was typed has come along; or it stands in the field of the page before. */
async function outcomeElsewhere(page: Page, { control, text = '' }: EarlyUse, url: string): Promise<string> {
  await page.waitForURL(({ pathname }) => pathname !== url, { waitUntil: 'domcontentloaded' });
  if (!page.url().includes(text)) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator(control)).toHaveValue(text);
  }
  return 'native';
}

/** What the browser has opened by itself takes a text, too. */
async function act(page: Page, { control, text }: EarlyUse): Promise<void> {
  if (text === undefined) {
    await page.locator(control).first().click();
  }
  const field = page.locator(text === undefined ? inside : control).first();
  if (text === undefined && !(await field.isVisible())) {
    return;
  }
  await field.fill(text ?? typedInside);
  await field.press('Enter');
}

/** Runs in the page. @returns how the first use ends, as soon as it does and all that was typed is still there */
function ending({ use, url, inside }: Pick<Case, 'use' | 'url'> & { inside: string }): Promise<string> {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  const look = () => {
    if (location.pathname !== url) {
      return 'native';
    }
    const control = document.querySelector<HTMLInputElement>(use.control);
    const part = control?.closest('x-island,[data-script]');
    const isAwake = part?.hasAttribute('awake');
    const field = document.querySelector<HTMLInputElement>(inside);
    // A search shows what it has searched for.
    if (use.text && control?.value !== use.text && !part?.textContent?.includes(use.text)) {
      return;
    }
    if (field?.value === '') {
      return;
    }
    if (isAwake && document.querySelector(use.effect)?.checkVisibility()) {
      return 'effect';
    }
    if (isAwake || part?.querySelector('[aria-busy="true"]')) {
      return;
    }
    if (notice?.textContent === notice?.dataset.failed && notice?.checkVisibility() && !control?.readOnly) {
      return 'words';
    }
    // The browser itself says what is wrong with a form that it has been asked to send.
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
