import { type CaptchaKind, captchaLoadedCallback } from '../../../content/captchas.ts';
import { withinTime } from './withinTime.ts';

export type CaptchaService = { kind: CaptchaKind; script: string; provider: string };

interface TokenRequest {
  siteKey: string;
  /** The name of the visitor's action, for the captcha's statistics. */
  action: string;
  /** An empty element in the form, for a captcha that may ask the visitor something. */
  parent: HTMLElement;
}

interface CaptchaAdapter {
  name: string;
  /** The field in which form services expect the token. */
  field: string;
  globalName: string;
  /** The maximum time to wait for a token, in milliseconds. It is longer if the captcha may ask the visitor something. */
  tokenTimeMs: number;
  tokenFor: (request: TokenRequest) => Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: third-party scripts define these objects; their results are checked where they are used.
const globalOf = (name: string): any => Reflect.get(window, name);

const adapters: Readonly<Record<CaptchaKind, CaptchaAdapter>> = {
  // See the documentation of reCAPTCHA v3, "Programmatically invoke the challenge".
  recaptcha: {
    name: 'reCAPTCHA',
    field: 'g-recaptcha-response',
    globalName: 'grecaptcha',
    tokenTimeMs: 10_000,
    tokenFor: async ({ siteKey, action }) => globalOf('grecaptcha').execute(siteKey, { action }),
  },
  // See the documentation of Cloudflare Turnstile, "Explicitly render the widget".
  turnstile: {
    name: 'Turnstile',
    field: 'cf-turnstile-response',
    globalName: 'turnstile',
    tokenTimeMs: 120_000,
    tokenFor: ({ siteKey, action, parent }) =>
      new Promise((resolve, reject) => {
        const fail = (reason: unknown) => reject(new Error(`Turnstile gave no token: ${reason}`));
        globalOf('turnstile').render(parent, {
          sitekey: siteKey,
          action,
          appearance: 'interaction-only',
          // `useFormSubmission.ts` sends the token with the values.
          'response-field': false,
          retry: 'never',
          callback: resolve,
          'error-callback': fail,
          'timeout-callback': () => fail('the visitor did not answer'),
        });
      }),
  },
  // See the documentation of hCaptcha, "Invisible Captcha" and "Programmatic use".
  hcaptcha: {
    name: 'hCaptcha',
    field: 'h-captcha-response',
    globalName: 'hcaptcha',
    tokenTimeMs: 120_000,
    async tokenFor({ siteKey, parent }) {
      const hcaptcha = globalOf('hcaptcha');
      const widget = hcaptcha.render(parent, {
        sitekey: siteKey,
        size: 'invisible',
        // The form may be in a modal dialog. A challenge outside the dialog would be inert.
        'challenge-container': parent,
      });
      const result = await hcaptcha.execute(widget, { async: true }).catch((reason: unknown) => {
        throw new Error(`hCaptcha gave no token: ${reason}`);
      });
      return result.response;
    },
  },
};

let loading: Promise<void> | undefined;
let isPrepared = false;

/** Loads the captcha's script at the first edit of the form. A failure is ignored: at the submission, `captchaToken` tries again. */
export function prepareCaptcha(captcha: CaptchaService): void {
  if (!isPrepared) {
    isPrepared = true;
    load(captcha).catch(() => undefined);
  }
}

/** @throws Error if the script cannot be fetched or defines no captcha; the next call tries again */
function load({ kind, script: src }: CaptchaService): Promise<void> {
  if (loading) {
    return loading;
  }
  const { name, globalName } = adapters[kind];
  loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      loading = undefined;
      reject(new Error(`${name} not ready: ${reason}`));
    };
    script.src = src;
    script.onerror = () => fail(`${src} cannot be loaded`);
    script.onload = () => {
      const captcha = globalOf(globalName);
      if (!captcha) {
        fail(`its script put no ${globalName} on the page`);
      } else if (kind === 'recaptcha') {
        captcha.ready(resolve);
      }
    };
    // Turnstile and hCaptcha call this function when they are ready. Its name is in the query of the script's URL.
    Reflect.set(window, captchaLoadedCallback, resolve);
    document.head.append(script);
  });
  return loading;
}

/**
 * Asks the captcha for a token, and loads its script first if necessary.
 *
 * @returns the token for one submission, under the name of the field that sends it
 * @throws Error if the page has no site key, the script cannot be loaded within ten seconds, no token comes, or `signal` aborts
 */
export async function captchaToken(
  captcha: CaptchaService,
  action: string,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const { name, field, tokenTimeMs, tokenFor } = adapters[captcha.kind];
  const metaName = `${captcha.kind}-site-key`;
  const siteKey = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content;
  if (!siteKey) {
    throw new Error(`${name} not ready: the page has no <meta name="${metaName}">`);
  }
  const withoutResponse = (timeMs: number) =>
    new Error(`${name} not ready: no answer within ${timeMs / 1000} seconds`);
  const loadTimeMs = 10_000;
  await withinTime({ timeMs: loadTimeMs, error: withoutResponse(loadTimeMs), signal }, () => load(captcha));

  const parent = document.createElement('div');
  form.append(parent);
  try {
    const token = await withinTime({ timeMs: tokenTimeMs, error: withoutResponse(tokenTimeMs), signal }, () =>
      tokenFor({ siteKey, action, parent }),
    );
    if (typeof token !== 'string' || !token) {
      throw new Error(`${name} gave no token`);
    }
    return { [field]: token };
  } finally {
    parent.remove();
  }
}
