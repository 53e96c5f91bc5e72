import { company } from '../../../content/company.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { captchaProvider } from '../../../renderer/facts/captchaProvider.ts';
import { publicSettings } from '../../../renderer/facts/publicSettings.ts';
import type { FormService } from './useFormSubmission.ts';

/** @returns what the island of a form must know of the services, for the page that shows it */
export function formServiceOf(form: FormDefinition['name']): FormService {
  const { captcha } = publicSettings;
  return {
    address: publicSettings.forms[form],
    email: company.email,
    ...(captcha &&
      captchaProvider && {
        captcha: { kind: captcha.kind, script: captcha.script, provider: captchaProvider },
      }),
  };
}
