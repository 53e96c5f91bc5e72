import { fieldErrorOf } from '../../../content/forms/fieldErrorOf.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import type { FieldErrors } from './fieldErrors.ts';

/** The values of a form at one moment, read from the document: texts, and for each consent whether it is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The texts of a form, without its consents. */
export type FormTexts = Readonly<Record<string, string>>;

export type Form = ReturnType<typeof createForm>;

export function createForm(definition: FormDefinition) {
  const all = Object.entries(definition.fields);
  const texts = all.filter(([, { type }]) => type !== 'consent');

  return {
    definition,

    empty: Object.fromEntries(
      all.map(([field, { type }]) => [field, type === 'consent' ? false : '']),
    ) as FormValues,

    /** The names of the fields, by the names under which they are sent. */
    fieldsBySentName: Object.fromEntries(texts.map(([field, { sentAs = field }]) => [sentAs, field])),

    /** @returns the present values of the form's fields; a consent, which has no name, is found by its id */
    valuesIn(element: HTMLFormElement, idPrefix: string): FormValues {
      const data = new FormData(element);
      return Object.fromEntries(
        all.map(([field, { type, sentAs = field }]) => [
          field,
          type === 'consent'
            ? element.querySelector(`#${idPrefix}-${field}:checked`) !== null
            : String(data.get(sentAs) ?? ''),
        ]),
      );
    },

    /** Fills in empty fields. A list is taken out of the page meanwhile: Firefox tells of its change, and Orca would leave what has the focus for it (decision 030). */
    fillIn(element: HTMLFormElement, starting: FormTexts): void {
      for (const [field, { type, sentAs = field }] of texts) {
        const control = element.elements.namedItem(sentAs) as HTMLInputElement | null;
        const text = starting[field];
        if (!text || control?.value !== '') {
          continue;
        }
        const place = new Comment();
        if (type === 'select' && !control.matches(':focus')) {
          control.replaceWith(place);
        }
        control.value = text;
        place.replaceWith(control);
      }
    },

    errorsOf(values: FormValues): FieldErrors {
      const found = all.map(([field, asked]) => [field, fieldErrorOf(asked, values[field])]);
      return Object.fromEntries(found.filter(([, errorKind]) => errorKind));
    },

    /** @returns the name of the field of several lines that has the longest text */
    longestText(values: FormValues): string {
      const lengthOf = ([field]: [string, unknown]) => String(values[field]).length;
      const long = texts.filter(([, { type }]) => type === 'textarea');
      return long.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]?.[0] ?? '';
    },

    /** @returns the values as the form-collection service receives them */
    payloadOf(values: FormValues): Record<string, string> {
      const sent = texts.map(([field, { sentAs = field, sentAfter = '' }]) => [
        sentAs,
        sentAfter + String(values[field]).trim(),
      ]);
      return { ...Object.fromEntries(sent), ...definition.constants };
    },

    /** @returns the text of an e-mail with all values but its subject, each line as `lineOf` writes it, long texts last */
    mailOf(values: FormValues, lineOf: (field: string, text: string) => string): string {
      const written = texts.filter(([field]) => field !== definition.mailSubject && values[field]);
      const part = (isLong: boolean) =>
        written
          .filter(([, { type }]) => (type === 'textarea') === isLong)
          .map(([field]) => lineOf(field, `${isLong ? '\n' : ''}${values[field]}`));
      return [part(false).join('\n'), ...part(true)].filter(Boolean).join('\n\n');
    },

    /** @returns the texts of this form among the values, without the consent, which must be given anew */
    textsOf(values: FormValues): FormTexts {
      const known = texts.filter(([field]) => Object.hasOwn(values, field));
      return Object.fromEntries(known.map(([field]) => [field, String(values[field])]));
    },
  };
}
