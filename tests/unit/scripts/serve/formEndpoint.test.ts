import { describe, expect, it } from 'vitest';
import { contact, startServices } from './startServices.ts';

const localToken = `local.contact_form.${'0a'.repeat(16)}`;

describe('a submission by script', () => {
  it('is stored as it was typed and answered with ok and the next page', async () => {
    const { sendJson, stored } = startServices();
    const message = ' "a"\r\n\u2028\u2029\t👩🏽‍🔬 مرحبا \\u0000 \u0000 <b>& ';
    const sent = { ...contact, message, company: '', 'g-recaptcha-response': localToken };
    const response = await sendJson('contact', sent);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, next: '/' });
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        form: 'contact',
        captcha: 'present',
        fields: { ...contact, message, company: '' },
      },
    ]);
  });

  it('is stored once however often it is sent under a key, but again after it could not be stored', async () => {
    const results = [Promise.reject(new Error('ENOSPC')), Promise.resolve(), Promise.resolve()];
    const { sendJson, stored } = startServices({
      store: async (submission) => {
        await results.shift();
        stored.push(submission);
      },
    });
    const send = async (key: string) =>
      (await sendJson('contact', contact, { 'Idempotency-Key': key })).status;
    expect(await send('one')).toBe(500);
    expect(await Promise.all([send('one'), send('one')])).toEqual([200, 200]);
    expect(stored).toHaveLength(1);
    expect(await send('two')).toBe(200);
    expect(stored).toHaveLength(2);
  });

  it('is limited separately for each sender', async () => {
    const { services } = startServices({ rateLimit: { limit: 1, windowMs: 60_000 } });
    const send = async (remoteAddress: string) => {
      const body = new URLSearchParams(contact);
      const sender = { incoming: { socket: { remoteAddress } } };
      return (await services.request('/f/contact', { method: 'POST', body }, sender)).status;
    };
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.2')]).toEqual([
      303, 429, 303,
    ]);
  });

  it('of a machine that filled the hidden field is answered ok, and nothing is stored', async () => {
    const { sendJson, stored } = startServices();
    expect((await sendJson('contact', { email: 'not one', _gotcha: 'cheap offers' })).status).toBe(200);
    expect(stored).toEqual([]);
    expect((await sendJson('contact', { ...contact, _gotcha: '' })).status).toBe(200);
    expect(stored).toHaveLength(1);
  });
});

describe('a wrong field', () => {
  it.each<[field: string, value: unknown, code: string]>([
    ['message', undefined, 'REQUIRED_FIELD_EMPTY'],
    ['message', ' \n\u00a0', 'REQUIRED_FIELD_EMPTY'],
    ['email', 'a@b.fr\nBcc: c@d.fr', 'TYPE_EMAIL'],
    ['email', `${'a'.repeat(250)}@b.fr`, 'TYPE_EMAIL'],
    // A pattern that backtracks would take minutes, longer than the timeout of the test.
    ['email', `${'a.'.repeat(30_000)}@`, 'TYPE_EMAIL'],
    ['name', { $ne: '' }, 'TYPE_TEXT'],
    ['message', 'a'.repeat(10_001), 'TOO_LONG'],
  ])('%s that is %.20j: 422 with its code, and nothing is stored', async (field, value, code) => {
    const { sendJson, stored } = startServices();
    const response = await sendJson('contact', { ...contact, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field, code }] });
    expect(stored).toEqual([]);
  });

  it('is not a text of the greatest length with the carriage returns of a browser or the words that the script adds', async () => {
    const { sendJson, sendNatively } = startServices();
    const longest = '\n'.repeat(10_000).replace(/^./s, 'a');
    expect(
      (await sendNatively('contact', { ...contact, message: longest.replaceAll('\n', '\r\n') })).status,
    ).toBe(303);
    const request = { name: 'A', email: 'a@b.fr', message: `Profil et motivations :\n${longest}` };
    expect((await sendJson('community', request)).status).toBe(200);
  });
});

// tests/site/functions/chat-with-ai/chatHosts.test.ts tests what every service refuses, including this one.
describe('a request that is refused', () => {
  it.each([
    ['one for an unknown form', '__proto__', {}, 404, 'FORM_NOT_FOUND'],
    ['one with a bad token', 'contact', { ...contact, 'g-recaptcha-response': 'undefined' }, 403, 'BLOCKED'],
  ])('is %s', async (_what, form, body, status, code) => {
    const { sendJson, stored } = startServices();
    const response = await sendJson(form, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ code, message: expect.any(String) }] });
    expect(stored).toEqual([]);
  });

  it('is one with more fields than any form has, or with another body than an object', async () => {
    const { sendJson } = startServices();
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}`, '']));
    for (const body of [many, []]) {
      expect((await sendJson('contact', body)).status).toBe(400);
    }
  });
});

describe('a form sent without JavaScript', () => {
  it('redirects to the page that it names, and is stored with its consent', async () => {
    const { sendNatively, stored } = startServices();
    const form = new FormData();
    const sent = { ...contact, privacy: 'on', _next: '/en/contact?sent=1#form' };
    for (const [name, value] of Object.entries(sent)) {
      form.append(name, value);
    }
    const response = await sendNatively('contact', form);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/contact?sent=1#form']);
    const fields = { ...contact, message: contact.message.replace('\n', '\r\n'), privacy: 'on' };
    expect(stored).toMatchObject([{ form: 'contact', captcha: 'absent', fields }]);
  });

  it('is answered with a page that names the wrong fields, without repeating what was sent', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...contact, email: '<script>', subject: '' })) {
      form.append(name, value);
    }
    const response = await startServices().sendNatively('contact', form);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<li>email TYPE_EMAIL</li>');
    expect(page).toContain('<li>subject REQUIRED_FIELD_EMPTY</li>');
    expect(page).not.toContain(contact.name);
  });

  it.each(['https://evil.example/merci', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
    'redirects to the home page, and never to another site, for %j',
    async (next) => {
      const { sendNatively } = startServices();
      const response = await sendNatively('contact', { ...contact, _next: next });
      expect(response.headers.get('Location')).toBe('/');
    },
  );
});
