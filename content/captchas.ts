/** The captchas that can give a form a token. A site without one sends forms without a token. */
export type CaptchaKind = 'recaptcha' | 'turnstile' | 'hcaptcha';

interface Captcha {
  /** The provider's name, as visitors know it. The company that signs the contract may have another name. */
  provider: string;
  scripts: readonly [string, ...string[]];
  queryFor: (siteKey: string) => string;
  /** What the captcha needs in the content security policy of a page with a form, by directive. */
  policyOf: (script: string) => Readonly<Record<string, readonly string[]>>;
}

/** The name of the global callback that the scripts of Turnstile and hCaptcha call on load. A widget is created when a form is sent. */
export const captchaLoadedCallback = 'onCaptchaLoaded';

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
  // https://docs.hcaptcha.com/#content-security-policy-settings
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
