import type { TFunction } from 'i18next';
import type { Fault } from '../forms/formState.ts';
import { longestMessage } from './contactSchema.ts';
import type { ContactField } from './contactValues.ts';

/**
 * @param t speaks the visitor's language
 * @param language its code, for the way it writes numbers
 * @returns what the visitor has to do about that fault of that field; nothing where there is none
 */
export function contactFaultWords(
  t: TFunction<['contact', 'forms']>,
  language: string,
  field: ContactField,
  fault: Fault | undefined,
): string | undefined {
  if (!fault) return undefined;
  switch (`${field}.${fault}` as const) {
    case 'name.required':
      return t('errors.name.required');
    case 'email.required':
      return t('errors.email.required');
    case 'email.invalid':
      return t('errors.email.invalid');
    case 'subject.required':
      return t('errors.subject.required');
    case 'message.required':
      return t('errors.message.required');
    case 'message.tooLong':
      return t('errors.message.tooLong', { max: longestMessage.toLocaleString(language) });
    case 'privacy.required':
      return t('errors.privacy.required');
    default:
      return t('forms:rejected');
  }
}
