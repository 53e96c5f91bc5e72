/** The supported captchas. A site without a captcha sends its forms without a token. */
export type CaptchaKind = 'recaptcha' | 'turnstile' | 'hcaptcha';

interface Captcha {
  /** The company that provides the captcha, for the privacy policy. */
  provider: string;
  /** The URLs of its script. CAPTCHA_SCRIPT_URL selects one, e.g. `www.recaptcha.net` for countries that block `www.google.com`. */
  scripts: readonly [string, ...string[]];
  /** @returns the query of the script's URL, without `?` */
  queryFor: (siteKey: string) => string;
  /** @returns the sources that the content security policy of pages with a form must allow, by directive; `script` is one of `scripts` */
  policyOf: (script: string) => Readonly<Record<string, readonly string[]>>;
}

/** The name of the global function that the scripts of Turnstile and hCaptcha call on load. reCAPTCHA has `grecaptcha.ready` instead. */
export const captchaLoadedCallback = 'onCaptchaLoaded';

/** With `render=explicit`, the script creates no widget on load. `captcha.ts` creates it when a form is sent. */
const explicitly = () => `render=explicit&onload=${captchaLoadedCallback}`;

export const captchas: Readonly<Record<CaptchaKind, Captcha>> = {
  // https://developers.google.com/recaptcha/docs/v3, and its "Content-Security-Policy"
  recaptcha: {
    provider: 'Google',
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.recaptcha.net/recaptcha/api.js'],
    queryFor: (siteKey) => `render=${siteKey}`,
    policyOf: (script) => {
      const folder = new URL('.', script).href;
      return {
        'script-src': [folder, 'https://www.gstatic.com/recaptcha/'],
        'connect-src': [folder],
        'frame-src': [folder],
      };
    },
  },
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    provider: 'Cloudflare, Inc.',
    scripts: ['https://challenges.cloudflare.com/turnstile/v0/api.js'],
    queryFor: explicitly,
    policyOf: () => {
      const host = ['https://challenges.cloudflare.com'];
      return { 'script-src': host, 'connect-src': host, 'frame-src': host };
    },
  },
  // https://docs.hcaptcha.com/#content-security-policy-settings. `recaptchacompat=off` stops the script from also defining `grecaptcha`,
  // because `captcha.ts` calls `hcaptcha`.
  hcaptcha: {
    provider: 'Intuition Machines, Inc.',
    scripts: ['https://js.hcaptcha.com/1/api.js'],
    queryFor: () => `${explicitly()}&recaptchacompat=off`,
    policyOf: () => {
      const hosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
      return { 'script-src': hosts, 'style-src': hosts, 'connect-src': hosts, 'frame-src': hosts };
    },
  },
};
