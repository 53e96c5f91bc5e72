import fc from 'fast-check';
import { expect, type Page } from 'playwright/test';
import { urlOf } from '../../../../locales/languages.ts';
import { gate } from '../../gate.ts';
import { test } from '../../test.ts';

/** How many sequences each island is given, and from where they are drawn; `RUNS=50 SEED=7 npx playwright test sequences` draws others. */
const chance = {
  numRuns: Number(process.env.RUNS ?? 2),
  seed: Number(process.env.SEED ?? 18),
  endOnFailure: true,
};

interface Step {
  /** What is clicked, or has the focus when a key is pressed or a text typed. */
  control: string;
  key?: string;
  text?: string;
}

interface Part {
  island: string;
  path: string;
  steps: Readonly<Record<string, Step>>;
}

const parts: readonly Part[] = [
  {
    island: 'chat',
    path: '/',
    steps: {
      open: { control: '[aria-controls="chat-panel"]' },
      close: { control: '#chat-panel [popovertargetaction]' },
      write: { control: '#chat-input', text: 'a ' },
      send: { control: '#chat-input', key: 'Enter' },
    },
  },
  {
    island: 'search',
    path: '/',
    steps: {
      write: { control: '#search-query', text: 'fi' },
      send: { control: '#search-query', key: 'Enter' },
      leave: { control: 'body', key: 'Escape' },
    },
  },
  {
    island: 'contactForm',
    path: '/contact',
    steps: {
      write: { control: '#contact-name', text: 'Ada' },
      explain: { control: '#contact-message', text: 'b' },
      agree: { control: '#contact-privacy' },
      send: { control: 'x-island[data-name="contactForm"] [type="submit"]' },
    },
  },
  {
    island: 'communityJoin',
    path: '/community',
    steps: {
      open: { control: 'x-island[data-name="communityJoin"] [aria-haspopup]' },
      leave: { control: 'body', key: 'Escape' },
    },
  },
  {
    island: 'newsletter',
    path: '/',
    steps: {
      write: { control: '#newsletter-email', text: 'a@b.example' },
      send: { control: '#newsletter-email', key: 'Enter' },
    },
  },
];

for (const [index, part] of parts.entries()) {
  const url = urlOf(index % 2 ? 'en' : 'fr', part.path);

  test(`${part.island}: whatever is done before its code is there ends as if it had been`, async ({
    page,
  }) => {
    test.setTimeout(30_000 * chance.numRuns);
    // No answer comes: when it does is another question.
    await page.route(/\/functions\/|\/f\//, () => undefined);
    // Nor does what takes a second. The draft of the last sequence, which that page has kept as it was left, would wake a form.
    await page.addInitScript(() => {
      sessionStorage.clear();
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (act: () => void, delay = 0) => (delay < 1000 ? setTimeout(act, delay) : 0),
      });
    });
    const steps = fc.array(fc.constantFrom(...Object.keys(part.steps)), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const late = await endOf(page, url, part, sequence, false);
        // What a dialog or a disabled field was in the way of is not done early either.
        expect(await endOf(page, url, part, late.done, true)).toEqual(late);
      }),
      chance,
    );
  });
}

async function endOf(page: Page, url: string, part: Part, sequence: readonly string[], early: boolean) {
  const script = gate();
  if (!early) script.open();
  await page.unroute('**/assets/entries/**');
  await page.route('**/assets/entries/**', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto(url, { waitUntil: early ? 'commit' : 'load' });
  await page.locator('footer').waitFor();
  const marker = page.locator(`x-island[data-name="${part.island}"]`);
  const wakeIt = () => marker.evaluate((each) => globalThis.wake?.(each as HTMLElement));
  if (!early) {
    await wakeIt();
    await expect(marker).toHaveAttribute('awake', '');
  }
  const done: string[] = [];
  for (const name of sequence) {
    const step = part.steps[name];
    if (step && (await act(page, step))) done.push(name);
    // A visitor sees what a step has done before the next one.
    if (!early) await page.waitForTimeout(60);
  }
  script.open();
  await page.waitForFunction(() => 'wake' in globalThis);
  await wakeIt();
  await expect(marker).toHaveAttribute('awake', '');
  await page.waitForTimeout(100);
  return { done, ...(await page.evaluate(look, part.island)) };
}

/** @returns whether it could be done: something may be in the way of it, or take nothing */
async function act(page: Page, { control, key, text }: Step): Promise<boolean> {
  const target = page.locator(control).first();
  const usable = await target.evaluate(
    (each: HTMLInputElement) =>
      each.localName === 'body' ||
      (each.checkVisibility() &&
        !each.disabled &&
        (each.matches('button') || !each.readOnly) &&
        !document.querySelector('dialog:modal')),
  );
  if (!usable) return false;
  if (!text && !key) await target.click();
  else if (control !== 'body') await target.focus();
  if (text) await page.keyboard.type(text);
  if (key) await page.keyboard.press(key);
  return true;
}

/** Runs in the page: all that a visitor can tell. */
function look(island: string) {
  const part = document.querySelector(`x-island[data-name="${island}"]`);
  return {
    open: [...document.querySelectorAll('dialog:modal, #chat-panel:popover-open')].map(
      (each) => each.id || each.textContent,
    ),
    fields: [
      ...document.querySelectorAll<HTMLInputElement>(
        'main :is(input, textarea, select), #newsletter-email, #chat-input',
      ),
    ].map((each) => [each.id, each.value, each.checked, each.readOnly, each.disabled, each.ariaInvalid]),
    busy: document.querySelectorAll('[aria-busy="true"]:not([role="log"])').length,
    text: part?.textContent?.replaceAll(/\d{1,2}[:h]\d{2}(?: [AP]M)?/g, ''),
    address: location.pathname + location.search,
  };
}
