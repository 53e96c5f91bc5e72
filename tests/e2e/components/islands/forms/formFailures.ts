import { expect, type Page } from 'playwright/test';
import type { Calls } from './watchCalls.ts';

/** What may go wrong between a complete form and its success. */
export interface FormFailure {
  what: string;
  /** Makes it happen, before the page is opened. */
  inject: (page: Page) => Promise<unknown>;
  /** How long the visitor waits for it, in milliseconds of the page's clock. */
  wait?: number;
  /** How many submissions leave the browser. */
  posts: number;
  /** What the console says of it. */
  logged: RegExp;
}

const service = '**/f/*';
const captcha = '**/recaptcha/api.js*';
const script = (body: string) => (page: Page) =>
  page.route(captcha, (route) =>
    // The next page asks again.
    route.fulfill({ contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' }, body }),
  );

const ready = 'window.grecaptcha = { ready: (go) => go(), execute';

/** Other statuses of the service are in the unit test of `sendForm`. */
export const formFailures: readonly FormFailure[] = [
  {
    what: 'a proxy answers 502 with a page',
    inject: (page) =>
      page.route(service, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
      ),
    posts: 1,
    logged: /Form submission failed.*502/,
  },
  {
    what: 'a network answers 200 with its login page',
    inject: (page) =>
      page.route(service, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' })),
    posts: 1,
    logged: /answered 200 with a page/,
  },
  {
    what: 'the connection is cut',
    inject: (page) => page.route(service, (route) => route.abort('connectionreset')),
    posts: 1,
    logged: /Failed to fetch/,
  },
  {
    what: 'the service never answers',
    inject: (page) => page.route(service, () => undefined),
    wait: 15_000,
    posts: 1,
    logged: /no answer within 15 seconds/,
  },
  {
    what: 'the captcha is blocked',
    inject: (page) => page.route(captcha, (route) => route.abort('blockedbyclient')),
    posts: 0,
    logged: /reCAPTCHA not ready.*cannot be loaded/,
  },
  {
    what: 'the script of the captcha is empty',
    inject: script(''),
    posts: 0,
    logged: /its script put no grecaptcha on the page/,
  },
  {
    what: 'the captcha is never ready',
    inject: script('window.grecaptcha = { ready() {}, execute() {} }'),
    wait: 10_000,
    posts: 0,
    logged: /reCAPTCHA not ready: no answer within 10 seconds/,
  },
  {
    what: 'the captcha throws',
    inject: script(`${ready}() { throw new Error("Invalid site key") } }`),
    posts: 0,
    logged: /Invalid site key/,
  },
  {
    what: 'the captcha gives no token',
    inject: script(`${ready}: () => Promise.resolve(null) }`),
    posts: 0,
    logged: /reCAPTCHA gave no token/,
  },
];

/** Sends a complete form, and sees that it can be sent again once the failure has come. */
export async function sendInto(
  failure: FormFailure,
  page: Page,
  calls: Calls,
  { send, sending }: { send: string; sending: string },
): Promise<void> {
  await page.getByRole('button', { name: send }).click();
  if (failure.wait) {
    await expect(page.getByRole('button', { name: sending })).toBeDisabled();
    if (failure.posts > 0) {
      await expect.poll(() => calls.posts.length).toBe(1);
    }
    await page.clock.runFor(failure.wait);
  }
  await expect.poll(() => calls.errors.join('\n')).toMatch(failure.logged);
  await expect(page.getByRole('button', { name: send })).toBeEnabled();
  expect(calls.posts).toHaveLength(failure.posts);
}
