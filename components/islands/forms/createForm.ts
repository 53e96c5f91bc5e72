import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { faultOf } from '../../../renderer/forms/faultOf.ts';
import type { Faults, FormTexts, FormValues } from './formState.ts';

export type Form = ReturnType<typeof createForm>;

/** @returns the empty values of a form, its checks and its texts */
export function createForm(definition: FormDefinition) {
  const all = Object.entries(definition.fields);
  const texts = all.filter(([, { type }]) => type !== 'consent');

  return {
    definition,

    /** The values of a form nobody has touched. */
    empty: Object.fromEntries(
      all.map(([field, { type }]) => [field, type === 'consent' ? false : '']),
    ) as FormValues,

    /** Our fields by the name they are sent under. */
    sentAs: Object.fromEntries(texts.map(([field, { sentAs = field }]) => [sentAs, field])),

    /**
     * @param element the form in the document
     * @param idPrefix what stands before the name of each field in its id; a consent has no other name
     * @returns what stands in its fields
     */
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

    /** Writes texts into those fields of the document that are empty. */
    fillIn(element: HTMLFormElement, starting: FormTexts): void {
      for (const [field, { sentAs = field }] of texts) {
        const control = element.elements.namedItem(sentAs) as HTMLInputElement | null;
        if (control?.value === '') {
          control.value = starting[field] ?? '';
        }
      }
    },

    /** @returns the first fault of each field that has one */
    faultsOf(values: FormValues): Faults {
      const found = all.map(([field, asked]) => [field, faultOf(asked, values[field])]);
      return Object.fromEntries(found.filter(([, fault]) => fault));
    },

    /** @returns what the form-collection service is sent of a form without fault */
    payloadOf(values: FormValues): Record<string, string> {
      const sent = texts.map(([field, { sentAs = field, sentAfter = '' }]) => [
        sentAs,
        sentAfter + String(values[field]).trim(),
      ]);
      return { ...Object.fromEntries(sent), ...definition.constants };
    },

    /**
     * @param values what was written
     * @param lineOf writes a field with its label, as the visitor saw it
     * @returns the form as the text of an e-mail: all that is written, the long texts last, but for what is its subject
     */
    mailOf(values: FormValues, lineOf: (field: string, text: string) => string): string {
      const written = texts.filter(([field]) => field !== definition.mailSubject && values[field]);
      const part = (isLong: boolean) =>
        written
          .filter(([, { type }]) => (type === 'textarea') === isLong)
          .map(([field]) => lineOf(field, `${isLong ? '\n' : ''}${values[field]}`));
      return [part(false).join('\n'), ...part(true)].filter(Boolean).join('\n\n');
    },

    /** @returns those of these values that are texts of this form; a consent is given anew */
    textsOf(values: FormValues): FormTexts {
      const known = texts.filter(([field]) => Object.hasOwn(values, field));
      return Object.fromEntries(known.map(([field]) => [field, String(values[field])]));
    },
  };
}
