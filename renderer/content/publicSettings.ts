import { type CaptchaKind, captchas } from '../../content/captchas.ts';
import type { FormDefinition } from '../../content/forms/formDefinition.ts';

/** Where a form is sent, natively or by script, and how. */
export type FormAddress = {
  url: string;
  /** What the service asks for beside the fields, such as a public key. */
  alsoSent?: Readonly<Record<string, string>>;
  /** Sent as browsers send forms; without it, as JSON. */
  urlencoded?: boolean;
  /** The service may get a key by which it recognises a submission that is sent again. */
  takesKey?: boolean;
};

export type CaptchaSettings = {
  kind: CaptchaKind;
  /** The address of its script, with the query that loads it. */
  script: string;
  siteKey: string;
};

/** The settings that the build may write into pages and scripts. Anyone who visits the site can read them. */
export type PublicSettings = {
  forms: Readonly<Record<FormDefinition['name'], FormAddress>>;
  /** Undefined where forms are sent without a token. */
  captcha?: CaptchaSettings | undefined;
  /** The function that the chat calls, its name included. */
  chatFunctionUrl: string;
  chatPublicKey: string;
};

declare const PUBLIC_SETTINGS: PublicSettings;

/** The services' addresses and public keys, as they were set when the site was built (`.env`, see `.env.example`). */
export const publicSettings = PUBLIC_SETTINGS;

/** @returns the company that provides the captcha; undefined on a site without one */
export function captchaProvider(): string | undefined {
  return publicSettings.captcha && captchas[publicSettings.captcha.kind].provider;
}
