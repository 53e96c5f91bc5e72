import { fieldErrorOf } from '../../../content/forms/fieldErrorOf.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import type { FieldErrors } from './fieldErrors.ts';

/** The values of a form: a text for each field, and a boolean for each consent checkbox. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The values of a form without its consents. */
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

    /** Maps each field's name in the request to our name of the field. */
    fieldsBySentName: Object.fromEntries(texts.map(([field, { sentAs = field }]) => [sentAs, field])),

    /** @returns the current values of the form's fields; a consent has no name, so it is found by its id */
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

    /** Fills empty fields. An unfocused `<select>` is detached while it changes: otherwise Orca moves to it in Firefox (decision 030). */
    fillIn(element: HTMLFormElement, starting: FormTexts): void {
      for (const [field, { type, sentAs = field }] of texts) {
        const control = element.elements.namedItem(sentAs) as HTMLInputElement | null;
        const text = starting[field];
        if (!text || control?.value !== '') {
          continue;
        }
        const marker = new Comment();
        if (type === 'select' && !control.matches(':focus')) {
          control.replaceWith(marker);
        }
        control.value = text;
        // If the control was not detached, the marker has no parent, and this does nothing.
        marker.replaceWith(control);
      }
    },

    errorsOf(values: FormValues): FieldErrors {
      const found = all.map(([field, fieldDefinition]) => [
        field,
        fieldErrorOf(fieldDefinition, values[field]),
      ]);
      return Object.fromEntries(found.filter(([, errorKind]) => errorKind));
    },

    /** @returns the multi-line field with the longest text. It shows the error if the service refuses the form as too large */
    longestText(values: FormValues): string {
      const lengthOf = ([field]: [string, unknown]) => String(values[field]).length;
      const long = texts.filter(([, { type }]) => type === 'textarea');
      return long.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]?.[0] ?? '';
    },

    /** @returns the values to send, without consents. If a field has a label `sentAfter`, its value begins with this label */
    payloadOf(values: FormValues): Record<string, string> {
      const sent = texts.map(([field, { sentAs = field, sentAfter = '' }]) => [
        sentAs,
        sentAfter + String(values[field]).trim(),
      ]);
      return { ...Object.fromEntries(sent), ...definition.constants };
    },

    /** @returns the body of an e-mail with all values, except that of the subject line. `lineOf` formats a value; long texts come last */
    mailOf(values: FormValues, lineOf: (field: string, text: string) => string): string {
      const filled = texts.filter(([field]) => field !== definition.mailSubject && values[field]);
      const part = (isLong: boolean) =>
        filled
          .filter(([, { type }]) => (type === 'textarea') === isLong)
          .map(([field]) => lineOf(field, `${isLong ? '\n' : ''}${values[field]}`));
      return [part(false).join('\n'), ...part(true)].filter(Boolean).join('\n\n');
    },

    /** @returns only the texts of this form's fields. Consents are left out, because the visitor must give them again */
    textsOf(values: FormValues): FormTexts {
      const known = texts.filter(([field]) => Object.hasOwn(values, field));
      return Object.fromEntries(known.map(([field]) => [field, String(values[field])]));
    },
  };
}
