import { type BrowserContext, expect, type Page } from 'playwright/test';
import { defaultLanguage, fallbackLanguage, urlOf } from '../../../../content/languages.ts';
import { holdCode, pageScript } from '../../holdCode.ts';
import { test } from '../../test.ts';
import { holdDeadlines } from './holdDeadlines.ts';

interface Step {
  /** What is clicked, or has the focus when a key is pressed or a text typed. */
  control: string;
  key?: string;
  text?: string;
  /** What is entered by selector, instead of one control. */
  fields?: Readonly<Record<string, string>>;
}

interface Part {
  island: string;
  path: string;
  steps: Readonly<Record<string, Step>>;
  /** Steps apart from each other by a space. */
  sequences: readonly string[];
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
    sequences: ['open close', 'open close open', 'open write send'],
  },
  {
    island: 'contactForm',
    path: '/contact',
    steps: {
      write: { control: '#contact-name', text: 'Ada' },
      explain: { control: '#contact-message', text: 'b' },
      agree: { control: '#contact-privacy' },
      complete: {
        control: '#contact-name',
        fields: { '#contact-name': 'Grace', '#contact-email': 'a@b.example', '#contact-message': 'c' },
      },
      choose: { control: '#contact-subject', key: 'End' },
      send: { control: 'x-island[data-name="contactForm"] [type="submit"]' },
    },
    sequences: ['complete choose agree send'],
  },
];

for (const [index, part] of parts.entries()) {
  const url = urlOf(index % 2 ? fallbackLanguage : defaultLanguage, part.path);

  test(`${part.island}: whatever is done before its code is there ends as if it had been`, async ({
    context,
  }) => {
    test.setTimeout(60_000);
    const sequences = part.sequences.map((each) => each.split(' '));
    const failed: unknown[] = [];
    const [quick, slow] = [await openTab(context), await openTab(context)];
    for (const sequence of sequences) {
      const expected = await endOf(quick, url, part, sequence, false);
      // What a dialog or a disabled field was in the way of is not done early either.
      const found = await endOf(slow, url, part, expected.done, true, expected.posts.length).catch(String);
      try {
        expect(found).toEqual(expected);
      } catch (error) {
        failed.push(`${sequence.join(' ')}: ${error}`);
      }
    }
    expect(failed).toEqual([]);
  });
}

interface Tab {
  page: Page;
  /** What the present page has sent to a service. */
  posts: string[];
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') {
      return;
    }
    const { message } = request.postDataJSON() as { message: string };
    posts.push(message);
  });
  // No answer comes: when it does is another question.
  await page.route(/\/functions\/|\/f\//, () => undefined);
  // Nor does what takes a second. The draft of the last sequence would wake a form.
  await page.addInitScript(holdDeadlines);
  return { page, posts };
}

async function endOf(
  { page, posts }: Tab,
  url: string,
  part: Part,
  sequence: readonly string[],
  early: boolean,
  expectedPosts = 0,
) {
  await page.unroute(pageScript);
  const script = await holdCode(page, pageScript);
  if (!early) {
    script.open();
  }
  await page.goto(url, { waitUntil: early ? 'commit' : 'load' });
  posts.length = 0;
  await page.locator('footer').waitFor();
  const marker = page.locator(`x-island[data-name="${part.island}"]`);
  const wakeIt = () => marker.evaluate((each) => globalThis.early.wake?.(each as HTMLElement));
  const isAwake = () => expect(marker).toHaveAttribute('awake', '', { timeout: 60_000 });
  if (!early) {
    await wakeIt();
    await isAwake();
  }
  const done: string[] = [];
  for (const name of sequence) {
    const step = part.steps[name];
    if (step && (await act(page, step))) {
      done.push(name);
    }
    // A visitor sees what a step has done before the next one.
    if (!early) {
      await page.waitForTimeout(60);
    }
  }
  script.open();
  await page.waitForFunction(() => globalThis.early.wake);
  await wakeIt();
  await isAwake();
  // A form is posted once its captcha has come, and then never again.
  if (done.includes('send')) {
    await expect.poll(() => posts.length).toBeGreaterThanOrEqual(expectedPosts);
  }
  await page.waitForTimeout(done.includes('send') ? 500 : 100);
  return { done, posts: [...posts], ...(await page.evaluate(look, part.island)) };
}

/** @returns whether it could be done: something may be in the way of it, or take nothing */
async function act(page: Page, { control, key, text, fields }: Step): Promise<boolean> {
  const target = page.locator(control).first();
  const usable = await target.evaluate(
    (each: HTMLInputElement) =>
      each.checkVisibility() &&
      !each.disabled &&
      (each.matches('button') || !each.readOnly) &&
      !document.querySelector('dialog:modal'),
  );
  if (!usable) {
    return false;
  }
  if (fields) {
    for (const [field, value] of Object.entries(fields)) {
      await page.locator(field).fill(value);
    }
    return true;
  }
  if (!text && !key) {
    await target.click();
  } else {
    await target.focus();
  }
  if (text) {
    await page.keyboard.type(text);
  }
  if (key) {
    await page.keyboard.press(key);
  }
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
