/** The settings that the build may write into pages and scripts. Anyone who visits the site can read them. */
export type PublicSettings = {
  /** The address to which the contact form is sent, natively or by script. */
  contactFormUrl: string;
  /** The address to which the community form is sent. */
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
