/** What the build may write into pages and scripts. Everything here is readable by anyone who visits the site. */
export type PublicSettings = {
  /** Where the contact form is sent, natively or by script. */
  contactFormUrl: string;
  /** Where the community form is sent. */
  communityFormUrl: string;
  /** Captcha v3 script, with the site key it is loaded for. */
  captchaScriptUrl: string;
  captchaSiteKey: string;
  /** The function that the chat calls, its name included. */
  chatFunctionUrl: string;
  /** The chat service's anonymous key. */
  chatPublicKey: string;
};

declare const PUBLIC_SETTINGS: PublicSettings;

/** The services' addresses and public keys, as they were set when the site was built (`.env`, see `.env.example`). */
export const publicSettings = PUBLIC_SETTINGS;
