import type { TFunction } from 'i18next';
import type { Fault } from '../forms/formState.ts';
import { longestProfile } from './joinSchema.ts';
import type { JoinField } from './joinValues.ts';

/**
 * @param t speaks the visitor's language
 * @param language its code, for the way it writes numbers
 * @returns what the visitor has to do about that fault of that field; nothing where there is none
 */
export function joinFaultWords(
  t: TFunction<['community', 'forms']>,
  language: string,
  field: JoinField,
  fault: Fault | undefined,
): string | undefined {
  if (!fault) return undefined;
  switch (`${field}.${fault}` as const) {
    case 'name.required':
      return t('dialog.errors.name');
    case 'email.required':
      return t('dialog.errors.emailRequired');
    case 'email.invalid':
      return t('dialog.errors.emailInvalid');
    case 'profile.required':
      return t('dialog.errors.profile');
    case 'profile.tooLong':
      return t('dialog.errors.profileTooLong', { max: longestProfile.toLocaleString(language) });
    case 'privacy.required':
      return t('dialog.errors.privacyDescription');
    default:
      return t('forms:rejected');
  }
}
