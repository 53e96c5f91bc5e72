import { expect, it } from 'vitest';
import { joinPayload } from '../../../../../components/islands/communityJoin/joinPayload.ts';
import { joinSchema } from '../../../../../components/islands/communityJoin/joinSchema.ts';
import { emptyJoin } from '../../../../../components/islands/communityJoin/joinValues.ts';
import { faultsOf } from '../../../../../components/islands/forms/faultsOf.ts';

it('asks for name, e-mail, profile and consent, and for nothing else', () => {
  expect(faultsOf(joinSchema.safeParse(emptyJoin).error?.issues)).toEqual({
    name: 'required',
    email: 'required',
    profile: 'required',
    privacy: 'required',
  });
});

it('sends exactly eight fields, with the fixed subject and the labelled profile', () => {
  const values = {
    name: 'Ada ',
    email: ' ada@example.com',
    company: 'Analytical Engines',
    role: '',
    profile: 'Notes\non G.',
    privacy: true,
  };
  expect(joinPayload(values, 'token', 'New request')).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    role: '',
    subject: 'Community Join Request',
    message: 'Profil et motivations :\nNotes\non G.',
    'g-recaptcha-response': 'token',
    _subject: 'New request',
  });
});
