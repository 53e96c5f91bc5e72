import { describe, expect, it } from 'vitest';
import { largestSubmissionBytes } from '../../../../scripts/serve/forms/createFormEndpoint.ts';
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

  it('of a machine that filled the hidden field is answered ok, and nothing is stored', async () => {
    const { sendJson, stored } = startServices();
    expect((await sendJson('contact', { email: 'not one', _gotcha: 'cheap offers' })).status).toBe(200);
    expect(stored).toEqual([]);
    expect((await sendJson('contact', { ...contact, _gotcha: '' })).status).toBe(200);
    expect(stored).toHaveLength(1);
  });
});

describe('what is wrong with fields', () => {
  it.each<[field: string, value: unknown, code: string]>([
    ['message', undefined, 'REQUIRED_FIELD_EMPTY'],
    ['message', ' \n\u00a0', 'REQUIRED_FIELD_EMPTY'],
    ['email', 'a@b.fr\nBcc: c@d.fr', 'TYPE_EMAIL'],
    ['email', `${'a'.repeat(250)}@b.fr`, 'TYPE_EMAIL'],
    // A pattern that backtracks would need minutes, and so run into the time limit of the test.
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

  it('is not the longest text, with the line breaks that a browser adds and the words that the script adds', async () => {
    const { sendJson, sendNatively } = startServices();
    const longest = '\n'.repeat(10_000).replace(/^./s, 'a');
    expect(
      (await sendNatively('contact', { ...contact, message: longest.replaceAll('\n', '\r\n') })).status,
    ).toBe(303);
    const request = { name: 'A', email: 'a@b.fr', message: `Profil et motivations :\n${longest}` };
    expect((await sendJson('community', request)).status).toBe(200);
  });
});

describe('what is refused as a whole', () => {
  const json = 'application/json';
  const text = JSON.stringify(contact);
  const cases: [status: number, code: string | undefined, form: string, type: string, body: string][] = [
    [404, 'FORM_NOT_FOUND', '__proto__', json, '{}'],
    [400, undefined, 'contact', json, '{"name":'],
    [400, undefined, 'contact', json, '[]'],
    [400, undefined, 'contact', json, `{${Array.from({ length: 101 }, (_, index) => `"${index}":""`)}}`],
    [413, undefined, 'contact', json, ' '.repeat(largestSubmissionBytes + 1)],
    [403, 'BLOCKED', 'contact', json, text.replace('{', '{"g-recaptcha-response":"undefined",')],
  ];
  it.each(cases)('%i %s: /f/%s, %s', async (status, code, form, type, body) => {
    const { sendJson, stored, reported } = startServices();
    const response = await sendJson(form, body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    const answer = await response.json();
    expect(answer).toEqual({
      error: expect.any(String),
      errors: [{ message: expect.any(String), ...(code && { code }) }],
    });
    expect([...stored, ...reported]).toEqual([]);
  });

  it('is another method, with those that work', async () => {
    const response = await startServices().services.request('/f/contact');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('is what comes too often from one address, which no header changes', async () => {
    const { sendJson } = startServices({ floodLimit: { limit: 1, windowMs: 60_000 } });
    expect((await sendJson('contact', '{', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(400);
    const refused = await sendJson('contact', contact, { 'X-Forwarded-For': '192.0.2.2' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  it('is what cannot be stored, without a word of the visitor in answer or report', async () => {
    const { sendJson, reported } = startServices({
      store: async () => {
        throw Object.assign(new Error(`disk full: ${contact.message}`), { code: 'ENOSPC' });
      },
    });
    const response = await sendJson('contact', contact);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('audit');
    expect(reported).toEqual([expect.stringMatching(/^The form endpoint failed: Error ENOSPC/)]);
    expect(reported[0]).not.toContain('audit');
  });
});

describe('a form sent without JavaScript', () => {
  it('is led to the page it names, and stored with its consent', async () => {
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

  it('is told on a page which fields are wrong, with nothing that it sent', async () => {
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

  it.each([
    'https://evil.example/merci',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/x\r\nLocation: https://evil.example',
  ])('is led home, and never to another site, by %j', async (next) => {
    const { sendNatively } = startServices();
    const response = await sendNatively('contact', { ...contact, _next: next });
    expect(response.headers.get('Location')).toBe('/');
  });
});

it('other origins may send, after a preflight, and read every answer', async () => {
  const { services, sendJson } = startServices();
  const headers = { Origin: 'https://www.eprouva.example', 'Access-Control-Request-Method': 'POST' };
  const preflight = await services.request('/f/contact', { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Credentials')]).toEqual([204, null]);
  const responses = [
    preflight,
    await sendJson('contact', contact, headers),
    await sendJson('contact', {}, headers),
  ];
  for (const response of responses) {
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  }
});
