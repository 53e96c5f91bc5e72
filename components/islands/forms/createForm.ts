import * as z from 'zod/mini';
import {
  type FieldDefinition,
  type FormDefinition,
  isLine,
  longestEmailCharacters,
} from '../../../content/forms/defineForm.ts';
import type { Fault, Faults, FormValues } from './formState.ts';

export type Form = ReturnType<typeof createForm>;

/** @returns the empty values of a form, its checks and its texts */
export function createForm(definition: FormDefinition) {
  const all = Object.entries(definition.fields);
  const texts = all.filter(([, { type }]) => type !== 'consent');
  const schema = z.object(Object.fromEntries(all.map(([field, asked]) => [field, schemaOf(asked)])));

  return {
    definition,

    /** The values of a form nobody has touched. */
    empty: Object.fromEntries(
      all.map(([field, { type }]) => [field, type === 'consent' ? false : '']),
    ) as FormValues,

    /** Our fields by the name they are sent under. */
    sentAs: Object.fromEntries(texts.map(([field, { sentAs = field }]) => [sentAs, field])),

    /** @returns the first fault of each field */
    faultsOf(values: FormValues): Faults {
      const faults: Partial<Record<PropertyKey, Fault>> = {};
      for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
        faults[path[0] ?? ''] ??= message as Fault;
      }
      return faults;
    },

    /**
     * @param values a form without fault
     * @returns what the form-collection service is sent of it
     * @throws ZodError when the form has a fault
     */
    payloadOf(values: FormValues): Record<string, string> {
      const written = schema.parse(values);
      const sent = texts.map(([field, { sentAs = field, sentAfter = '' }]) => [
        sentAs,
        `${sentAfter}${written[field]}`,
      ]);
      return { ...Object.fromEntries(sent), ...definition.constants };
    },

    /** @returns the form as the text of an e-mail; what was chosen from a list is for its subject */
    mailOf(values: FormValues): string {
      const areas = texts.filter(([, { type }]) => type === 'textarea').map(([field]) => values[field]);
      const lines = texts.filter(([, asked]) => isLine(asked)).map(([field]) => field);
      const signature = [...new Set([...definition.signedBy, ...lines])].map((field) => values[field]);
      return [...areas, signature.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
    },

    /** @returns those of these values that are texts of this form; a consent is given anew */
    textsOf(values: FormValues): Record<string, string> {
      const known = texts.filter(([field]) => Object.hasOwn(values, field));
      return Object.fromEntries(known.map(([field]) => [field, String(values[field])]));
    },
  };
}

/** A schema's message is the fault it finds. */
function schemaOf({ type, required, longest = Number.POSITIVE_INFINITY }: FieldDefinition) {
  const fault = (name: Fault) => name;
  const isEmail = (text: string) => text.length <= longestEmailCharacters && z.regexes.email.test(text);
  const text = z.string(fault('invalid')).check(
    z.trim(),
    z.minLength(required ? 1 : 0, fault('required')),
    z.maxLength(longest, fault('tooLong')),
    z.refine((text) => type !== 'email' || text === '' || isEmail(text), fault('invalid')),
  );
  return type === 'consent' ? z.literal(true, fault('required')) : text;
}
