import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captchaLoadedCallback } from '../../../../../content/captchas.ts';

/** The element in the form where a captcha may ask the visitor something. */
const parent = { remove: vi.fn() };
const form = { append: vi.fn() } as unknown as HTMLFormElement;
const scripts: { src?: string; onload?: () => void; onerror?: () => void; remove: () => void }[] = [];
/** What the captcha's script does once it is fetched; `undefined` if it cannot be fetched. */
let run: (() => void) | undefined;

beforeEach(() => {
  vi.resetModules();
  scripts.length = 0;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'div' ? parent : { remove: vi.fn() }),
    querySelector: (selector: string) => ({ content: `key for ${selector}` }),
    head: {
      // As in a browser, the script runs, then its `onload` is called, or `onerror` if it cannot be fetched.
      append: (script: (typeof scripts)[number]) => {
        scripts.push(script);
        queueMicrotask(() => {
          run?.();
          (run ? script.onload : script.onerror)?.();
        });
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { signal } = new AbortController();
const captchaOf = (kind: 'recaptcha' | 'turnstile' | 'hcaptcha') => ({ kind, script: 'src', provider: 'P' });
/** Imports the module anew, because it remembers which script it has loaded. */
const load = () => import('../../../../../components/islands/forms/captcha.ts');
/** Turnstile and hCaptcha call this function when they are ready. */
const sayLoaded = () => Reflect.get(globalThis, captchaLoadedCallback)();

it('reCAPTCHA v3 is asked for an action, with the key of the page', async () => {
  const execute = vi.fn(async () => 'token-3');
  run = () => vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute });
  const { captchaToken } = await load();
  expect(await captchaToken(captchaOf('recaptcha'), 'contact_form', form, signal)).toEqual({
    'g-recaptcha-response': 'token-3',
  });
  expect(execute).toHaveBeenCalledWith('key for meta[name="recaptcha-site-key"]', { action: 'contact_form' });
});

const isReady = (go: () => void) => go();

it.each<[what: string, message: string, grecaptcha: object | undefined]>([
  ['is blocked', 'reCAPTCHA not ready: src cannot be loaded', undefined],
  ['is never ready', 'reCAPTCHA not ready: no answer within 10 seconds', { ready() {} }],
  ['refuses', 'Invalid site key', { ready: isReady, execute: () => Promise.reject('Invalid site key') }],
  ['gives no token', 'reCAPTCHA gave no token', { ready: isReady, execute: async () => null }],
])('reCAPTCHA that %s is an error', async (_what, message, grecaptcha) => {
  vi.useFakeTimers();
  run = grecaptcha && (() => vi.stubGlobal('grecaptcha', grecaptcha));
  const { captchaToken } = await load();
  const token = captchaToken(captchaOf('recaptcha'), 'contact_form', form, signal);
  const failed = expect(token).rejects.toThrow(message);
  // `loadTimeMs` and `tokenTimeMs` of captcha.ts, as the message says.
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
});

it.each([
  ['gives a token', (options: Record<string, (value: string) => void>) => options.callback?.('token-t')],
  ['fails', (options: Record<string, (value: string) => void>) => options['error-callback']?.('300030')],
])('Turnstile %s in the form', async (outcome, answer) => {
  run = () => {
    vi.stubGlobal('turnstile', { render: (_parent: unknown, options: never) => void answer(options) });
    sayLoaded();
  };
  const { captchaToken } = await load();
  const token = captchaToken(captchaOf('turnstile'), 'contact_form', form, signal);
  await (outcome === 'fails'
    ? expect(token).rejects.toThrow('Turnstile gave no token: 300030')
    : expect(token).resolves.toEqual({ 'cf-turnstile-response': 'token-t' }));
  expect(parent.remove).toHaveBeenCalled();
});

it.each([
  ['gives a token', async () => ({ response: 'token-h' })],
  ['is closed', () => Promise.reject('challenge-closed')],
])('hCaptcha %s', async (outcome, execute) => {
  run = () => {
    vi.stubGlobal('hcaptcha', { render: () => 'widget', execute });
    sayLoaded();
  };
  const { captchaToken } = await load();
  const token = captchaToken(captchaOf('hcaptcha'), 'contact_form', form, signal);
  await (outcome === 'is closed'
    ? expect(token).rejects.toThrow('hCaptcha gave no token: challenge-closed')
    : expect(token).resolves.toEqual({ 'h-captcha-response': 'token-h' }));
});

it('a script that is no captcha is loaded once while a visitor types, and once more at each sending', async () => {
  run = () => {};
  const { prepareCaptcha, captchaToken } = await load();
  for (const _letter of 'abc') {
    prepareCaptcha(captchaOf('turnstile'));
    // Lets the script run.
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(scripts).toHaveLength(1);
  await expect(captchaToken(captchaOf('turnstile'), 'a', form, signal)).rejects.toThrow(
    'Turnstile not ready: its script put no turnstile on the page',
  );
  expect(scripts).toHaveLength(2);
});
