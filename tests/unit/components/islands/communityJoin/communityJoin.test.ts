import { expect, it } from 'vitest';
import { createForm } from '../../../../../components/islands/forms/createForm.ts';
import { communityForm } from '../../../../../content/forms/communityForm.ts';

const form = createForm(communityForm);
const values = {
  ...form.empty,
  name: 'Ada ',
  email: ' ada@example.com',
  company: 'Analytical Engines',
  role: '',
  profile: 'Notes\non G.',
  privacy: true,
};

it('asks for name, e-mail, profile and consent, and for nothing else', () => {
  expect(form.faultsOf(form.empty)).toEqual({
    name: 'required',
    email: 'required',
    profile: 'required',
    privacy: 'required',
  });
});

it('sends the fixed subject and the labelled profile, trimmed', () => {
  expect(form.payloadOf(values)).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    role: '',
    subject: 'Community Join Request',
    message: 'Profil et motivations :\nNotes\non G.',
  });
});

it('writes an e-mail that says the same', () => {
  expect(form.mailOf({ ...values, name: 'Ada', email: 'ada@example.com', role: 'Lead' })).toBe(
    'Notes\non G.\n\nAda\nLead\nAnalytical Engines\nada@example.com',
  );
});

it('knows its profile by the name it is sent under', () => {
  expect(form.sentAs).toMatchObject({ name: 'name', message: 'profile' });
  expect(Object.values(form.sentAs)).not.toContain('privacy');
});
