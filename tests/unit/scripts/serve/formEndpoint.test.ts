import { afterEach, describe, expect, it, vi } from 'vitest';
import { largestSubmission } from '../../../../scripts/serve/forms/createFormEndpoint.ts';
import { community, contact, startServices } from './startServices.ts';

const localToken = `local.contact_form.${'0a'.repeat(16)}`;

describe('a submission by script', () => {
  it('is stored and answered with ok and the next page', async () => {
    const { sendJson, stored } = startServices();
    const response = await sendJson('contact', {
      ...contact,
      company: '',
      phone: '',
      'g-recaptcha-response': localToken,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, next: '/f/contact/thanks?language=fr' });
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        form: 'contact',
        captcha: 'present',
        fields: { ...contact, company: '', phone: '' },
      },
    ]);
  });

  it('keeps the subject line that the community form sends, and needs no subject', async () => {
    const { sendJson, stored } = startServices();
    const { subject, _subject, ...least } = community;
    expect((await sendJson('community', community)).status).toBe(200);
    expect((await sendJson('community', least)).status).toBe(200);
    expect(stored[0]?.fields).toEqual({ ...least, subject, _subject });
    expect(stored[1]?.fields).toEqual(least);
  });

  it('keeps texts as they were typed: line breaks, quotes, emoji, right-to-left, line separators', async () => {
    const { sendJson, stored } = startServices();
    const message = ' "a"\r\n\u2028\u2029\t👩🏽‍🔬 مرحبا \\u0000 \u0000 <b>& ';
    expect((await sendJson('contact', { ...contact, message })).status).toBe(200);
    expect(stored[0]?.fields.message).toBe(message);
  });

  it('turns numbers and booleans into text and reads null as not sent', async () => {
    const { sendJson, stored } = startServices();
    expect((await sendJson('contact', { ...contact, phone: 33, privacy: true, company: null })).status).toBe(
      200,
    );
    expect(stored[0]?.fields).toEqual({ ...contact, phone: '33', privacy: 'true' });
  });
});

describe('field errors', () => {
  const cases: [name: string, form: string, body: object, errors: [code: string, field: string][]][] = [
    [
      'a missing field',
      'contact',
      { ...contact, subject: undefined },
      [['REQUIRED_FIELD_MISSING', 'subject']],
    ],
    [
      'null for a required field',
      'contact',
      { ...contact, name: null },
      [['REQUIRED_FIELD_MISSING', 'name']],
    ],
    ['an empty field', 'contact', { ...contact, message: '' }, [['REQUIRED_FIELD_EMPTY', 'message']]],
    [
      'white space alone',
      'contact',
      { ...contact, message: ' \n\u00a0' },
      [['REQUIRED_FIELD_EMPTY', 'message']],
    ],
    ['an empty email', 'contact', { ...contact, email: '' }, [['REQUIRED_FIELD_EMPTY', 'email']]],
    ['an email without a host', 'contact', { ...contact, email: 'qa@' }, [['TYPE_EMAIL', 'email']]],
    ['two emails', 'contact', { ...contact, email: 'a@b.fr, c@d.fr' }, [['TYPE_EMAIL', 'email']]],
    [
      'a header in the email',
      'contact',
      { ...contact, email: 'a@b.fr\nBcc: c@d.fr' },
      [['TYPE_EMAIL', 'email']],
    ],
    [
      'an email of 255 characters',
      'contact',
      { ...contact, email: `${'a'.repeat(250)}@b.fr` },
      [['TYPE_EMAIL', 'email']],
    ],
    ['an object for a text', 'contact', { ...contact, name: { $ne: '' } }, [['TYPE_TEXT', 'name']]],
    ['a list for an optional text', 'contact', { ...contact, company: ['a'] }, [['TYPE_TEXT', 'company']]],
    ['a list in a field nobody asked for', 'contact', { ...contact, extra: [] }, [['TYPE_TEXT', 'extra']]],
    [
      'a community request without a message',
      'community',
      { ...community, message: undefined },
      [['REQUIRED_FIELD_MISSING', 'message']],
    ],
    [
      'several at once',
      'community',
      { email: 'x', message: ' ' },
      [
        ['REQUIRED_FIELD_MISSING', 'name'],
        ['TYPE_EMAIL', 'email'],
        ['REQUIRED_FIELD_EMPTY', 'message'],
      ],
    ],
  ];
  it.each(cases)(
    '%s is answered 422 with its code, and nothing is stored',
    async (_name, form, body, errors) => {
      const { sendJson, stored } = startServices();
      const response = await sendJson(form, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        error: 'Validation errors',
        errors: errors.map(([code, field]) => ({
          code,
          field,
          message: expect.stringMatching(/^(is|must|should) /),
        })),
      });
      expect(stored).toEqual([]);
    },
  );
});

describe('what is refused as a whole', () => {
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const cases: [name: string, status: number, path: string, init: RequestInit, error: object][] = [
    ['an unknown form', 404, '/f/other', { body: '{}', headers: json }, { code: 'FORM_NOT_FOUND' }],
    [
      'a form named as a property of objects',
      404,
      '/f/constructor',
      { body: '{}', headers: json },
      { code: 'FORM_NOT_FOUND' },
    ],
    [
      'a form named __proto__',
      404,
      '/f/__proto__',
      { body: '{}', headers: json },
      { code: 'FORM_NOT_FOUND' },
    ],
    ['an undecodable path', 404, '/f/%E0%A4%A', { body: '{}', headers: json }, { code: 'FORM_NOT_FOUND' }],
    ['an empty object', 400, '/f/contact', { body: '{}', headers: json }, { code: 'EMPTY' }],
    [
      'nothing but control fields',
      400,
      '/f/contact',
      { body: '{"_subject":"a","name":""}', headers: json },
      { code: 'EMPTY' },
    ],
    ['half an object', 400, '/f/contact', { body: '{"name":', headers: json }, {}],
    ['an empty body', 400, '/f/contact', { body: '', headers: json }, {}],
    ['a list', 400, '/f/contact', { body: '[]', headers: json }, {}],
    ['null', 400, '/f/contact', { body: 'null', headers: json }, {}],
    [
      'bytes that are not UTF-8',
      400,
      '/f/contact',
      { body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json },
      {},
    ],
    [
      'nesting as deep as the body allows',
      400,
      '/f/contact',
      { body: '['.repeat(largestSubmission), headers: json },
      {},
    ],
    [
      'multipart without a boundary',
      400,
      '/f/contact',
      { body: 'x', headers: { ...json, 'Content-Type': 'multipart/form-data' } },
      {},
    ],
    [
      'multipart cut short',
      400,
      '/f/contact',
      {
        body: '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nA',
        headers: { ...json, 'Content-Type': 'multipart/form-data; boundary=b' },
      },
      {},
    ],
    [
      'plain text',
      415,
      '/f/contact',
      { body: 'name=A', headers: { ...json, 'Content-Type': 'text/plain' } },
      {},
    ],
    ['XML', 415, '/f/contact', { body: '<a/>', headers: { ...json, 'Content-Type': 'application/xml' } }, {}],
    [
      'no type at all',
      415,
      '/f/contact',
      { body: new Uint8Array(2), headers: { Accept: 'application/json' } },
      {},
    ],
    [
      'a body over the limit',
      413,
      '/f/contact',
      { body: ' '.repeat(largestSubmission + 1), headers: json },
      {},
    ],
    [
      'a captcha token that is none',
      403,
      '/f/contact',
      { body: JSON.stringify({ ...contact, 'g-recaptcha-response': 'undefined' }), headers: json },
      { code: 'BLOCKED' },
    ],
    [
      'a captcha token that is an object',
      403,
      '/f/contact',
      { body: JSON.stringify({ ...contact, 'g-recaptcha-response': {} }), headers: json },
      { code: 'BLOCKED' },
    ],
  ];
  it.each(cases)('%s is answered %i', async (_name, status, path, init, error) => {
    const { services, stored, reported } = startServices();
    const response = await services.request(path, { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      errors: [{ message: expect.any(String), ...error }],
    });
    expect(stored).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('takes a body of exactly the limit', async () => {
    const { sendJson, stored } = startServices();
    const rest = JSON.stringify({ ...contact, company: '' });
    const company = 'a'.repeat(largestSubmission - Buffer.byteLength(rest));
    expect((await sendJson('contact', { ...contact, company })).status).toBe(200);
    expect(stored[0]?.fields.company).toHaveLength(company.length);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    '%s is answered 405 with the methods that work',
    async (method) => {
      const response = await startServices().services.request('/f/contact', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
    },
  );

  it('answers 500 without a word of the visitor when storing fails, and goes on', async () => {
    let failing = true;
    const { sendJson, reported } = startServices({
      store: async () => {
        if (failing) throw Object.assign(new Error(`disk full: ${contact.message}`), { code: 'ENOSPC' });
      },
    });
    const response = await sendJson('contact', contact);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The submission could not be recorded' }],
    });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('ENOSPC');
    expect(reported[0]).not.toContain('audit');
    failing = false;
    expect((await sendJson('contact', contact)).status).toBe(200);
  });
});

describe('machines', () => {
  it('are told ok when they fill the hidden field, and nothing is stored', async () => {
    const { sendJson, stored } = startServices();
    const response = await sendJson('contact', { email: 'not one', _gotcha: 'cheap offers' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true });
    expect(stored).toEqual([]);
  });

  it('do not include a visitor whose hidden field is there and empty', async () => {
    const { sendJson, stored } = startServices();
    expect((await sendJson('contact', { ...contact, _gotcha: '' })).status).toBe(200);
    expect(stored[0]?.fields).toEqual(contact);
  });
});

describe('the captcha token', () => {
  it.each([
    ['of the local script', localToken, 'present'],
    ['of a real service', '03AFcWeA6x-'.repeat(40), 'present'],
    ['that is empty', '', 'absent'],
    ['that is missing', undefined, 'absent'],
  ])('%s is stored as present or absent only', async (_name, token, captcha) => {
    const { sendJson, stored } = startServices();
    expect((await sendJson('contact', { ...contact, 'g-recaptcha-response': token })).status).toBe(200);
    expect(stored[0]).toMatchObject({ captcha, fields: contact });
    if (token) expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('flooding', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is answered 429 with the time to wait, per address, until the window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { services, stored } = startServices({ floodLimit: { limit: 2, windowMs: 60_000 } });
    const sendFrom = (remoteAddress: string) =>
      services.request(
        '/f/contact',
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(contact) },
        { incoming: { socket: { remoteAddress } } },
      );
    expect((await sendFrom('192.0.2.1')).status).toBe(200);
    vi.advanceTimersByTime(10_000);
    expect((await sendFrom('192.0.2.1')).status).toBe(200);
    const refused = await sendFrom('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('50');
    expect(await refused.json()).toMatchObject({ errors: [{ message: 'Too many submissions' }] });
    expect((await sendFrom('192.0.2.2')).status).toBe(200);
    vi.advanceTimersByTime(50_000);
    expect((await sendFrom('192.0.2.1')).status).toBe(200);
    expect(stored).toHaveLength(4);
  });

  it('counts refused submissions too, and believes no header about the address', async () => {
    const { sendJson } = startServices({ floodLimit: { limit: 1, windowMs: 60_000 } });
    expect((await sendJson('contact', '{', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(400);
    expect((await sendJson('contact', contact, { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(429);
  });
});

describe('other origins', () => {
  it('may send, after a preflight', async () => {
    const { services } = startServices();
    const preflight = await services.request('/f/contact', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://www.eprouva.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,accept',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('may read every answer, refusals included', async () => {
    const { sendJson } = startServices({ floodLimit: { limit: 3, windowMs: 60_000 } });
    const origin = { Origin: 'https://www.eprouva.example' };
    for (const [form, body, status] of [
      ['contact', contact, 200],
      ['contact', {}, 400],
      ['contact', { name: 'A' }, 422],
      ['contact', contact, 429],
      ['other', contact, 404],
    ] as const) {
      const response = await sendJson(form, body, origin);
      expect(response.status).toBe(status);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});
