import { describe, expect, it } from 'vitest';
import { createForm } from '../../../../../components/islands/forms/createForm.ts';
import { contactFormDefinition } from '../../../../../content/forms/contactFormDefinition.ts';

const form = createForm(contactFormDefinition);
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
const problems = (values: Partial<typeof complete>) => form.errorsOf({ ...complete, ...values });

describe('the rules of the contact form', () => {
  it('asks for name, e-mail, subject, message and consent, and for nothing else', () => {
    expect(form.errorsOf(form.empty)).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
      privacy: 'required',
    });
    expect(problems({})).toEqual({});
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
    expect(problems(values)).toEqual(expected);
  });
});

it('sends what was written, trimmed, and not the consent', () => {
  const { privacy: _, ...written } = { ...complete, name: 'Ada Lovelace', email: 'ada@example.com' };
  expect(form.payloadOf(complete)).toEqual({ ...written, message: 'Two lines,\nkept.' });
});

it('stays below the 64 kB that the service takes, with the longest message in the script that needs most bytes', () => {
  const longest = form.payloadOf({ ...complete, message: '漢'.repeat(10_000) });
  const body = JSON.stringify({ ...longest, 'g-recaptcha-response': 't'.repeat(2000) });
  expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
});

it('writes an e-mail with all that was written but the subject, which is that of the e-mail', () => {
  const written = { ...complete, name: 'Ada', email: 'ada@example.com', phone: '0', message: 'Hi' };
  expect(form.mailOf(written, (field, text) => `${field}: ${text}`)).toBe(
    'name: Ada\nemail: ada@example.com\nphone: 0\n\nmessage: \nHi',
  );
});
