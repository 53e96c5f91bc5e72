import vm from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCaptchaToken } from '../../../../scripts/serve/captcha/isCaptchaToken.ts';
import { contact, startServices } from './startServices.ts';

let script: string;
let headers: Headers;

beforeAll(async () => {
  const response = await startServices().services.request('/recaptcha/api.js?render=local');
  script = await response.text();
  headers = response.headers;
});

/** What a page sees of the script. */
type Page = {
  window: Page;
  grecaptcha?: {
    ready: (callback: () => void) => void;
    execute: (siteKey: string, options?: { action?: string }) => Promise<string>;
  };
  ___grecaptcha_cfg?: { fns: (() => void)[] };
  [name: string]: unknown;
};

/** Runs the script as a page whose policy forbids `eval` would. */
function load(src: string, page: Partial<Page> = {}) {
  const globals = {
    URL,
    crypto,
    queueMicrotask,
    document: { currentScript: { src } },
    ...page,
  } as unknown as Page;
  globals.window = globals;
  vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(script, globals);
  const { grecaptcha } = globals;
  if (!grecaptcha) throw new Error('The script set no grecaptcha');
  return grecaptcha;
}

const source = 'http://localhost:3000/recaptcha/api.js?render=local';

describe('the local captcha script', () => {
  it('is served as a script that any origin may load and that is asked for again', () => {
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('says that it checks nothing', () => {
    expect(script).toContain('CHECKS NOTHING');
  });

  it('calls back when ready, after the current script', async () => {
    const order: string[] = [];
    const { ready } = load(source);
    const called = new Promise<void>((resolve) => {
      ready(() => {
        order.push('ready');
        resolve();
      });
    });
    order.push('script');
    await called;
    expect(order).toEqual(['script', 'ready']);
  });

  it('gives a new token each time, which the form endpoint takes', async () => {
    const { execute } = load(source);
    const tokens = [
      await execute('local', { action: 'contact_form' }),
      await execute('local', { action: 'contact_form' }),
    ];
    expect(new Set(tokens).size).toBe(2);
    const { sendJson, stored } = startServices();
    for (const token of tokens) {
      expect((await sendJson('contact', { ...contact, 'g-recaptcha-response': token })).status).toBe(200);
    }
    expect(stored.map(({ captcha }) => captcha)).toEqual(['present', 'present']);
  });

  it('refuses another site key than the one it was loaded for', () => {
    expect(() => load(source).execute('other', { action: 'a' })).toThrow(
      'Invalid site key or not loaded in api.js: other',
    );
    expect(() => load(source.replace('?render=local', '')).execute('local', { action: 'a' })).toThrow(
      'Invalid site key',
    );
  });

  it.each([undefined, '', 'contact-form', 'contact form', 'é', 'a'.repeat(101)])(
    'refuses the action %j',
    async (action) => {
      await expect(load(source).execute('local', { action })).rejects.toThrow('Invalid action name');
    },
  );

  it('serves those who asked before it came: a queue, a ready of their own, onload', async () => {
    const called: string[] = [];
    const grecaptcha = load(`${source}&onload=whenLoaded`, {
      grecaptcha: { ready: () => called.push('own'), execute: async () => '' },
      ___grecaptcha_cfg: { fns: [() => called.push('queued')] },
      whenLoaded: () => called.push('onload'),
    });
    grecaptcha.ready(() => called.push('ready'));
    await Promise.resolve();
    expect(called).toEqual(['onload', 'queued', 'ready']);
  });
});

describe('the shape of a token', () => {
  it.each([
    'local.contact_form.',
    'local..00',
    `local.a-b.${'0'.repeat(32)}`,
    'undefined',
    'null',
    '[object Promise]',
    '{}',
    'short',
    `${'a'.repeat(30)}\n`,
  ])('is not %j', (text) => {
    expect(isCaptchaToken(text)).toBe(false);
  });
});
