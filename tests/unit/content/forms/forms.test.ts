import { describe, expect, it } from 'vitest';
import { createForm } from '../../../../components/islands/forms/createForm.ts';
import { communityFormDefinition } from '../../../../content/forms/communityFormDefinition.ts';
import { contactFormDefinition } from '../../../../content/forms/contactFormDefinition.ts';
import type { FormDefinition } from '../../../../content/forms/formDefinition.ts';
import { languages } from '../../../../content/languages.ts';
import { createI18n } from '../../../../renderer/i18n/createI18n.ts';
import { checkFields } from '../../../../scripts/serve/forms/createFormEndpoint.ts';

it('a field that is added to a definition is checked, sent, mailed, kept with a draft, and accepted by the local service', () => {
  const { mailSubject: _, fields, ...others } = contactFormDefinition;
  const definition: FormDefinition = {
    ...others,
    fields: { ...fields, budget: { sentAs: 'budget_eur', maxLength: 5 } },
  };
  const form = createForm(definition);
  const sent = { name: 'Ada', email: 'ada@example.com', subject: 'Partnership', message: 'Hello' };
  const complete = { ...form.empty, ...sent, company: 'Engines', phone: '0', privacy: true, budget: '9' };
  expect(form.empty).toMatchObject({ budget: '' });
  expect(form.errorsOf({ ...complete, budget: '' })).toEqual({});
  expect(form.errorsOf({ ...complete, budget: '100000' })).toEqual({ budget: 'tooLong' });
  expect(form.payloadOf(complete)).toMatchObject({ budget_eur: '9' });
  expect(form.fieldsBySentName).toMatchObject({ budget_eur: 'budget' });
  expect(form.textsOf(complete)).toMatchObject({ budget: '9' });
  // The definition has no `mailSubject`, so the chosen subject is a line of the e-mail's text.
  expect(form.mailOf(complete, (field, text) => `${field}: ${text}`)).toBe(
    'name: Ada\nemail: ada@example.com\ncompany: Engines\nphone: 0\nsubject: Partnership\nbudget: 9\n\nmessage: \nHello',
  );
  expect(checkFields(definition, sent)).toEqual(sent);
  expect(checkFields(definition, { ...sent, budget_eur: '9' })).toMatchObject({ budget_eur: '9' });
  expect(() => checkFields(definition, { ...sent, budget_eur: {} })).toThrow('TYPE_TEXT');
});

it('checks an e-mail address that may be left out, once something is written', () => {
  const definition = {
    name: 'contact',
    captchaAction: 'test',
    fields: { cc: { type: 'email' } },
  } satisfies FormDefinition;
  const form = createForm(definition);
  for (const [cc, problem] of [
    ['', undefined],
    ['ada@example.com', undefined],
    ['ada', 'invalid'],
  ] as const) {
    expect(form.errorsOf({ cc }).cc).toBe(problem);
  }
});

describe.each(languages)('the translations of the forms in $code', ({ code }) => {
  it.each<FormDefinition>([contactFormDefinition, communityFormDefinition])(
    'have every text that $name may show',
    ({ name, fields }) => {
      const { exists } = createI18n(code);
      const keys = Object.entries(fields).flatMap(([field, { type, required, maxLength, options = [] }]) => [
        `fields.${field}.label`,
        ...(type === 'consent' ? [`fields.${field}.link`, `errors.${field}.required`] : []),
        ...(type === 'select' ? [`fields.${field}.placeholder`] : []),
        ...(required ? [`errors.${field}.required`] : []),
        ...(type === 'email' ? [`errors.${field}.invalid`] : []),
        ...(maxLength ? [`errors.${field}.tooLong`] : []),
        ...options.map(({ key }) => `fields.${field}.options.${key}`),
      ]);
      expect(keys.filter((key) => !exists(`${name}:form.${key}`))).toEqual([]);
    },
  );
});
