import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';
import type { Notice } from '../toasts/notify.ts';
import type { ErrorKind } from './fieldErrors.ts';

/** Looks up the translations of a form. The compiler cannot check their keys; `tests/unit/content/forms/forms.test.ts` does. */
export function useFormTexts({ name, fields }: FormDefinition) {
  const { t, i18n } = useTranslation([name, 'forms']);
  const textOf = t as (key: string, values?: object) => string;
  // Some keys exist in plural forms only (`remaining_one`). With `count`, i18next finds both these keys and plain keys.
  const exists = (key: string): boolean => i18n.exists(key, { ns: name, count: 1 });

  return {
    labelOf: (field: string) => textOf(`form.fields.${field}.label`),

    /** @returns a further text of a field, if the form has one; `count` is the number of remaining characters */
    hintOf(field: string, kind: 'help' | 'placeholder' | 'link' | 'remaining', count = 0) {
      const hint = `form.fields.${field}.${kind}`;
      return exists(hint) ? textOf(hint, { count }) : undefined;
    },

    optionsOf(field: string): Record<string, string> {
      const options = fields[field]?.options ?? [];
      const optionLabelOf = (key: string) => textOf(`form.fields.${field}.options.${key}`);
      return Object.fromEntries(options.map(({ value, key }) => [value, optionLabelOf(key)]));
    },

    /** @returns a text that says how to correct an error, by default a general text; undefined without an error */
    errorOf(field: string, errorKind: ErrorKind | undefined) {
      if (!errorKind) {
        return undefined;
      }
      const error = `form.errors.${field}.${errorKind}`;
      const { maxLength } = fields[field] ?? {};
      const max = maxLength === undefined ? '' : formatNumber(maxLength, i18n.language);
      const label = textOf(`form.fields.${field}.label`);
      return exists(error)
        ? textOf(error, { max })
        : textOf(errorKind === 'tooLarge' ? 'forms:tooLarge' : 'forms:rejected', { label });
    },

    /** @returns the text of the toast after a submission (`consent`: the box is not ticked). Every form has the same text for `offline` */
    noticeOf: (outcome: 'failed' | 'consent' | 'sent' | 'offline', email = ''): Notice =>
      outcome === 'offline'
        ? { title: textOf('forms:offline.title'), description: textOf('forms:offline.text') }
        : {
            title: textOf(`toasts.${outcome}.title`),
            description: textOf(`toasts.${outcome}.text`, { email }),
          },

    /** @returns how long to wait for a busy service ("2 minutes"), rounded up so that nobody sends the form again too early */
    waitOf(seconds: number | undefined): string {
      if (!seconds) {
        return textOf('forms:busy.soon');
      }
      const [unit, size] = seconds < 60 ? ['second', 1] : seconds < 3600 ? ['minute', 60] : ['hour', 3600];
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return formatNumber(Math.ceil(seconds / size), i18n.language, style);
    },
  };
}
