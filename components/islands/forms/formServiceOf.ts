import { captchas } from '../../../content/captchas.ts';
import { company } from '../../../content/company.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { publicSettings } from '../../../renderer/content/publicSettings.ts';
import type { FormService } from './useFormSubmission.ts';

/** @returns the settings of a form's island, without the captcha's site key, which belongs in a `<meta>` (specification, section 7) */
export function formServiceOf(form: FormDefinition['name']): FormService {
  const { captcha } = publicSettings;
  return {
    endpoint: publicSettings.forms[form],
    email: company.email,
    ...(captcha && {
      captcha: { kind: captcha.kind, script: captcha.script, provider: captchas[captcha.kind].provider },
    }),
  };
}
