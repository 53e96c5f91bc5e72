import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sameSitePath } from '../../../../scripts/serve/forms/sameSitePath.ts';
import { contact, startServices } from './startServices.ts';

describe('a form sent without JavaScript', () => {
  it('is stored and led to the page it names', async () => {
    const { sendNatively, stored } = startServices();
    const response = await sendNatively('contact', {
      ...contact,
      privacy: 'on',
      _next: '/en/contact?sent=1#form',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/en/contact?sent=1#form');
    expect(stored).toMatchObject([
      { form: 'contact', captcha: 'absent', fields: { ...contact, privacy: 'on' } },
    ]);
  });

  it('is led to a page of thanks when it names none, in the language of the form', async () => {
    const { services, sendNatively } = startServices();
    for (const [language, word] of [
      ['fr', 'Message envoyé'],
      ['en', 'Message sent'],
    ] as const) {
      const response = await sendNatively('contact', { ...contact, _language: language });
      expect(response.status).toBe(303);
      const location = response.headers.get('Location') ?? '';
      expect(location).toBe(`/f/contact/thanks?language=${language}`);
      const page = await services.request(location);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(
        new RegExp(`<html lang="${language}" dir="ltr">[\\s\\S]*<h1>${word}</h1>`),
      );
    }
  });

  it('may come as multipart, with a file input left alone', async () => {
    const { sendNatively, stored } = startServices();
    const form = new FormData();
    for (const [name, value] of Object.entries(contact)) form.append(name, value);
    form.append('topics', 'web');
    form.append('topics', 'mobile');
    form.append('attachment', new File([], ''));
    expect((await sendNatively('contact', form)).status).toBe(303);
    const crlf = contact.message.replace('\n', '\r\n');
    expect(stored[0]?.fields).toEqual({ ...contact, message: crlf, attachment: '', topics: 'web, mobile' });
  });

  it('may not carry a file', async () => {
    const { sendNatively, stored } = startServices();
    const form = new FormData();
    for (const [name, value] of Object.entries(contact)) form.append(name, value);
    form.append('attachment', new File(['text'], 'cv.pdf'));
    const response = await sendNatively('contact', form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Ce formulaire n’accepte pas de fichier.');
    expect(stored).toEqual([]);
  });

  it('is told on a page which fields are wrong, in its language, with their names escaped', async () => {
    const { sendNatively } = startServices();
    const response = await sendNatively('contact', {
      ...contact,
      email: '<script>',
      subject: '',
      _language: 'en',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    const page = await response.text();
    expect(page).toContain('<strong>email</strong> — is not an email address');
    expect(page).toContain('<strong>subject</strong> — needs an answer');
    expect(page).toContain('what you wrote is still there');
    expect(page).not.toContain('<script');
    expect(page).not.toContain(contact.name);
  });

  it('gets a page for every other refusal', async () => {
    const { sendNatively, services } = startServices({ floodLimit: { limit: 1, windowMs: 60_000 } });
    expect(await (await sendNatively('other', contact)).text()).toContain('Ce formulaire n’existe pas.');
    expect(await (await sendNatively('contact', {})).text()).toContain('Le formulaire est vide.');
    const flooded = await sendNatively('contact', contact);
    expect(flooded.status).toBe(429);
    expect(await flooded.text()).toContain('Trop de messages');
    const get = await services.request('/f/contact', {
      headers: { Accept: 'text/html', 'Accept-Language': 'en-GB' },
    });
    expect(get.status).toBe(405);
    expect(await get.text()).toContain('This address receives forms');
  });

  it('gets pages that can run nothing, and whose style the policy allows', async () => {
    const { services } = startServices();
    const response = await services.request('/f/contact/thanks');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it('names a page by script too', async () => {
    const { sendJson } = startServices();
    const response = await sendJson('contact', { ...contact, _next: '/merci' });
    expect(await response.json()).toEqual({ ok: true, next: '/merci' });
  });
});

describe('what is asked for decides between JSON and a page', () => {
  const type = { json: 'application/json', form: 'application/x-www-form-urlencoded' };
  it.each([
    [type.form, 'application/json', 'json'],
    [type.form, 'text/html', 'html'],
    [type.form, '*/*', 'html'],
    [type.form, undefined, 'html'],
    [type.json, 'application/json', 'json'],
    [type.json, '*/*', 'json'],
    [type.json, undefined, 'json'],
    [type.json, 'text/html', 'html'],
    [type.form, 'text/html;q=0.5,application/json', 'json'],
    [type.form, 'application/json;q=0', 'html'],
    [type.json, 'q=;;;,,/', 'json'],
  ])('%s with Accept: %s is answered as %s', async (contentType, accept, expected) => {
    const { services } = startServices();
    const response = await services.request('/f/contact', {
      method: 'POST',
      headers: { 'Content-Type': contentType, ...(accept && { Accept: accept }) },
      body: contentType === type.json ? '{"name":"A"}' : 'name=A',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toContain(expected);
  });

  it('counts XMLHttpRequest as a script', async () => {
    const { services } = startServices();
    const response = await services.request('/f/contact', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: '*/*', 'Content-Type': type.form },
      body: new URLSearchParams(contact).toString(),
    });
    expect(await response.json()).toMatchObject({ ok: true });
  });
});

describe('the next page', () => {
  const here = 'http://localhost:3000/f/contact';

  it.each([
    ['/merci', '/merci'],
    ['/en/contact?a=1#b', '/en/contact?a=1#b'],
    ['http://localhost:3000/merci', '/merci'],
    ['https://localhost/merci', '/merci'],
    ['merci', '/merci'],
    ['#sent', '/#sent'],
    ['../merci', '/merci'],
  ])('%s is %s', (next, path) => {
    expect(sameSitePath(next, here)).toBe(path);
  });

  it.each(['', ' ', '\t'])('%j is none', (next) => {
    expect(sameSitePath(next, here)).toBeUndefined();
  });

  it.each([
    'https://evil.example/merci',
    '//evil.example/merci',
    'ftp://localhost/merci',
    'javascript:alert(1)',
  ])('%s is not one of this site', (next) => {
    expect(sameSitePath(next, here)).toBeUndefined();
  });

  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    './/..//evil.example',
    'http:evil.example@evil.example',
    'http://localhost@evil.example/',
    'http://localhost:3000@evil.example/',
    'http://localhost.evil.example/',
    'http://localhost:3000\\@evil.example/',
    'http://localhost:3000//evil.example',
    'http://localhost:3000/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt://localhost:3000/%0aalert(1)',
    'data:text/html,x',
    'file://localhost/etc/passwd',
    'ftp://localhost/',
    'blob:http://localhost:3000/x',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'h\nttps://evil.example',
    'http://[',
    'http:///evil.example',
    'https:/evil.example',
    '/x\r\nLocation: https://evil.example',
  ];
  it.each(hostile)('%j never leads to another site', async (next) => {
    const { sendNatively } = startServices();
    const response = await sendNatively('contact', { ...contact, _next: next });
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/(?![/\\])/);
    // What a browser would make of it, wherever the site is.
    expect(new URL(location, 'https://site.example/f/contact').host).toBe('site.example');
  });
});
