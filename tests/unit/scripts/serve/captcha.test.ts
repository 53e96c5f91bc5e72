import vm from 'node:vm';
import { expect, it } from 'vitest';
import { contact, startServices } from './startServices.ts';

/** What a page sees of the script. */
type Page = {
  window: Page;
  grecaptcha: {
    ready: (callback: () => void) => void;
    execute: (siteKey: string, options?: { action?: string }) => Promise<string>;
  };
  [name: string]: unknown;
};

/** Runs the script as a page whose policy forbids `eval` would. */
async function load(query = '?render=local', page: object = {}) {
  const response = await startServices().services.request(`/recaptcha/api.js${query}`);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  const src = `http://localhost:3000/recaptcha/api.js${query}`;
  const globals = {
    URL,
    crypto,
    queueMicrotask,
    document: { currentScript: { src } },
    ...page,
  } as unknown as Page;
  globals.window = globals;
  vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(await response.text(), globals);
  return globals.grecaptcha;
}

it('gives a new token each time, which the form endpoint takes', async () => {
  const { execute } = await load();
  const tokens = [
    await execute('local', { action: 'contact_form' }),
    await execute('local', { action: 'contact_form' }),
  ];
  expect(new Set(tokens).size).toBe(2);
  const { sendJson } = startServices();
  for (const token of tokens)
    expect((await sendJson('contact', { ...contact, 'g-recaptcha-response': token })).status).toBe(200);
});

it('refuses another site key than the one it was loaded for, and an action that reCAPTCHA would refuse', async () => {
  const { execute } = await load();
  expect(() => execute('other', { action: 'a' })).toThrow('Invalid site key or not loaded in api.js: other');
  for (const action of [undefined, '', 'contact-form', 'é'])
    await expect(execute('local', { action })).rejects.toThrow('Invalid action name');
});

it('serves those who asked before it came: a queue, onload, and those who ask later', async () => {
  const called: string[] = [];
  const grecaptcha = await load('?render=local&onload=whenLoaded', {
    ___grecaptcha_cfg: { fns: [() => called.push('queued')] },
    whenLoaded: () => called.push('onload'),
  });
  grecaptcha.ready(() => called.push('ready'));
  await Promise.resolve();
  expect(called).toEqual(['onload', 'queued', 'ready']);
});
