import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';
import type { Notice } from '../toasts/notify.ts';
import type { Fault } from './formState.ts';

/**
 * The words of a form, in the visitor's language. Their keys follow from the definition; that none is missing is held by
 * `tests/unit/renderer/forms/forms.test.ts`.
 */
export function useFormWords({ name, fields }: FormDefinition) {
  // To the types, every form is this one, and every field the one that has all the words there are.
  const { t, i18n } = useTranslation([name as 'contact', 'forms']);
  const exists = (key: string): boolean => i18n.exists(key, { ns: name, count: 1 });

  return {
    labelOf: (field: string) => t(`form.fields.${field as 'message'}.label`),

    /** What a field says beside its label, where there are words for it; `count` characters are what remains. */
    hintOf(field: string, kind: 'help' | 'placeholder' | 'link' | 'remaining', count = 0) {
      const hint = `form.fields.${field as 'message'}.${kind as 'remaining'}` as const;
      return exists(hint) ? t(hint, { count }) : undefined;
    },

    /** The labels of a list, by value. */
    optionsOf(field: string): Record<string, string> {
      const options = fields[field]?.options ?? [];
      const titleOf = (key: string) => t(`form.fields.${field as 'subject'}.options.${key as 'general'}`);
      return Object.fromEntries(options.map(({ value, key }) => [value, titleOf(key)]));
    },

    /** The message says what to do. A fault that only the service finds has no message of its own. */
    errorOf(field: string, fault: Fault | undefined) {
      if (!fault) {
        return undefined;
      }
      const error = `form.errors.${field as 'message'}.${fault as 'tooLong'}` as const;
      const { longest } = fields[field] ?? {};
      const max = longest === undefined ? '' : formatNumber(longest, i18n.language);
      return exists(error) ? t(error, { max }) : t('forms:rejected');
    },

    /** The notice of an outcome. @param email the mailbox that it offers instead */
    noticeOf: (outcome: 'failed' | 'consent' | 'sent' | 'offline', email: string): Notice =>
      outcome === 'offline'
        ? { title: t('forms:offline.title'), description: t('forms:offline.text') }
        : { title: t(`toasts.${outcome}.title`), description: t(`toasts.${outcome}.text`, { email }) },
  };
}
