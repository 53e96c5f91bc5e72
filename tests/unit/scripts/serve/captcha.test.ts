import vm from 'node:vm';
import { expect, it } from 'vitest';
import { contact, startServices } from './startServices.ts';

it('gives a new token each time, which the form endpoint takes, and refuses what reCAPTCHA would refuse', async () => {
  const { services, sendJson } = startServices();
  const script = await (await services.request('/recaptcha/api.js?render=local')).text();
  const src = 'http://localhost:3000/recaptcha/api.js?render=local';
  const window = { URL, crypto, queueMicrotask, document: { currentScript: { src } } };
  // As on a page whose policy forbids `eval`.
  vm.createContext(Object.assign(window, { window }), { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(script, window);
  const { ready, execute } = Reflect.get(window, 'grecaptcha');

  await new Promise<void>(ready);
  const tokens: string[] = [
    await execute('local', { action: 'contact_form' }),
    await execute('local', { action: 'contact_form' }),
  ];
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) {
    expect((await sendJson('contact', { ...contact, 'g-recaptcha-response': token })).status).toBe(200);
  }
  await expect(execute('other', { action: 'a' })).rejects.toThrow('Invalid site key');
  await expect(execute('local', { action: 'contact-form' })).rejects.toThrow('Invalid action name');
});
