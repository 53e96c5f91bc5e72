import { type CaptchaKind, captchas } from '../../content/captchas.ts';
import type { FormDefinition } from '../../content/forms/formDefinition.ts';

/** The URL and the format with which the browser or a script sends a form. */
export type FormEndpoint = {
  url: string;
  /** Values that the service needs besides the fields, such as a public key. */
  alsoSent?: Readonly<Record<string, string>>;
  /** True for `application/x-www-form-urlencoded`. Default: JSON. */
  urlencoded?: boolean;
  /** True if the service accepts an idempotency key, with which it recognises a submission that is sent twice. */
  takesKey?: boolean;
};

export type CaptchaSettings = {
  kind: CaptchaKind;
  /** The URL of the captcha's script, with the query. */
  script: string;
  siteKey: string;
};

/** The settings that the build may write into pages and scripts. Anyone who visits the site can read them. */
export type PublicSettings = {
  forms: Readonly<Record<FormDefinition['name'], FormEndpoint>>;
  /** Undefined if forms are sent without a captcha. */
  captcha?: CaptchaSettings | undefined;
  chatFunctionUrl: string;
  chatPublicKey: string;
};

declare const PUBLIC_SETTINGS: PublicSettings;

/** The URLs and public keys of services, as set when the site was built (`.env.example`). `vite.config.ts` inserts them. */
export const publicSettings = PUBLIC_SETTINGS;

export function captchaProvider(): string | undefined {
  return publicSettings.captcha && captchas[publicSettings.captcha.kind].provider;
}
