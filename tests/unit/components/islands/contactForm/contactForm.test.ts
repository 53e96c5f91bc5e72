import { describe, expect, it } from 'vitest';
import {
  type Prefill,
  readPrefill,
  startingTexts,
} from '../../../../../components/islands/contactForm/prefill.ts';
import { createForm } from '../../../../../components/islands/forms/createForm.ts';
import { contactForm } from '../../../../../content/forms/contactForm.ts';

const form = createForm(contactForm);
const complete = {
  ...form.empty,
  name: ' Ada Lovelace ',
  email: ' ada@example.com ',
  company: '',
  phone: '',
  subject: 'Test Automation',
  message: '  Two lines,\nkept.  ',
  privacy: true,
};
const faults = (values: Partial<typeof complete>) => form.faultsOf({ ...complete, ...values });

describe('the rules of the contact form', () => {
  it('asks for name, e-mail, subject, message and consent, and for nothing else', () => {
    expect(form.faultsOf(form.empty)).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
      privacy: 'required',
    });
    expect(faults({})).toEqual({});
  });

  it.each([
    [{ name: ' \n ' }, { name: 'required' }],
    [{ email: 'ada' }, { email: 'invalid' }],
    [{ email: 'ada@example' }, { email: 'invalid' }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'invalid' }],
    [{ email: 'tom&jerry@example.com' }, {}],
    [{ email: 'a..b@example.ne.jp' }, {}],
    [{ email: 'info@example.xn--p1ai' }, {}],
    [{ email: 'संपर्क@उदाहरण.भारत' }, {}],
    [{ email: 'ada@-example.com' }, { email: 'invalid' }],
    [{ email: '<ada@example.com>' }, { email: 'invalid' }],
    [{ message: 'a'.repeat(10_000) }, {}],
    [{ message: 'a'.repeat(10_001) }, { message: 'tooLong' }],
    [{ privacy: false }, { privacy: 'required' }],
  ])('%j has the faults %j', (values, expected) => {
    expect(faults(values)).toEqual(expected);
  });
});

it('sends what was written, trimmed, and not the consent', () => {
  const { privacy: _, ...written } = { ...complete, name: 'Ada Lovelace', email: 'ada@example.com' };
  expect(form.payloadOf(complete)).toEqual({ ...written, message: 'Two lines,\nkept.' });
});

it('stays under the 64 kB of the service with the longest message of any script', () => {
  const longest = form.payloadOf({ ...complete, message: '漢'.repeat(10_000) });
  const body = JSON.stringify({ ...longest, 'g-recaptcha-response': 't'.repeat(2000) });
  expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
});

it('writes an e-mail that says all that was written with its label, but for the subject, which is its own', () => {
  const written = { ...complete, name: 'Ada', email: 'ada@example.com', phone: '0', message: 'Hi' };
  expect(form.mailOf(written, (field, text) => `${field}: ${text}`)).toBe(
    'name: Ada\nemail: ada@example.com\nphone: 0\n\nmessage: \nHi',
  );
});

describe('what the address prefills', () => {
  it.each([
    ['', undefined],
    ['?type=data_tester&from=search', undefined],
    ['?subject=%20%0A%00', undefined],
    ['?subject=a', { subject: 'a', origin: 'search' }],
    ['?subject=a&from=search', { subject: 'a', origin: 'search', opening: 'profile' }],
    [
      '?subject=a&type=qa_manager&from=search',
      { subject: 'a', origin: 'search', opening: 'profile', listed: 'QA Manager' },
    ],
    ['?subject=a&type=cloud&from=search', { subject: 'a', origin: 'search', opening: 'subject' }],
    [
      '?subject=a&type=quality-audit&from=search',
      { subject: 'a', origin: 'search', opening: 'subject', listed: 'Quality Audits' },
    ],
    ['?subject=a&type=cloud&from=consultants', { subject: 'a', origin: 'consultants', opening: 'profile' }],
    ['?subject=a&type=quote&from=nearshore', { subject: 'a', origin: 'page', opening: 'quote' }],
    ['?subject=a&type=call', { subject: 'a', origin: 'search', opening: 'call' }],
    [
      '?subject=a&type=audit&type=quote&from=b&from=search',
      { subject: 'a', origin: 'page', opening: 'audit' },
    ],
    ['?subject=a&type=__proto__&from=constructor', { subject: 'a', origin: 'page' }],
    ['?subject=a&type=profile&from=community', { subject: 'a', origin: 'page' }],
    ['?subject=a%0D%0Ab%E2%80%AEc', { subject: 'a b c', origin: 'search' }],
  ])('%s', (query, prefill) => {
    expect(readPrefill(query)).toEqual(prefill);
  });

  it('cuts 100 kB to a line, between whole characters', () => {
    expect(readPrefill(`?subject=${'🧪'.repeat(25_000)}`)?.subject).toBe('🧪'.repeat(120));
  });
});

describe('what the form begins with', () => {
  const words = {
    subjectOf: ({ listed, subject }: Prefill) =>
      listed ?? (subject === 'Tests fonctionnels' ? 'Functional Testing' : subject),
    openingOf: ({ opening, subject }: Prefill) => (opening ? `${opening}: ${subject}` : ''),
  };
  const prefilled = '?subject=Testeur+Data&from=consultants';
  const draft = (query: string, texts: Record<string, string>) => ({ query, texts });

  const named = { subject: 'Testeur Data', message: 'profile: Testeur Data' };
  const mine = { name: 'Ada', message: 'Mine', subject: 'Partnership' };
  const written = { subject: 'Partnership', message: '' };

  it.each([
    { what: 'the subject and the opening of an address', query: prefilled, texts: named },
    {
      what: 'a subject of the list that is known by its title',
      query: '?subject=Tests+fonctionnels',
      texts: { subject: 'Functional Testing', message: '' },
    },
    {
      what: 'what was written under the same address, whatever it says',
      query: prefilled,
      kept: draft(prefilled, written),
      texts: written,
    },
    {
      what: 'a message of the visitor’s own, under another subject',
      query: prefilled,
      kept: draft('', mine),
      texts: { ...mine, subject: 'Testeur Data' },
    },
    {
      what: 'an opening in place of the one that another link brought',
      query: prefilled,
      kept: draft('?subject=QA+Manager&from=search', { message: 'profile: QA Manager' }),
      texts: named,
    },
  ])('is $what', ({ query, kept, texts }) => {
    expect(startingTexts({ query, draft: kept, ...words })).toEqual(texts);
  });
});
