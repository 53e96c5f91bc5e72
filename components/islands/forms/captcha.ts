import { withinTime } from './withinTime.ts';

/** The global object of a captcha v3 script ("reCAPTCHA v3", "Programmatically invoke the challenge"). */
interface Captcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

let loading: Promise<Captcha> | undefined;

/**
 * Loads the script of the captcha once. A page does not load it before a visitor uses a form.
 *
 * @param src the address of the script, with the site key
 * @returns the captcha, ready for use
 * @throws Error when the script cannot be fetched or is not a captcha; the next call tries again
 */
export function loadCaptcha(src: string): Promise<Captcha> {
  if (loading) {
    return loading;
  }
  const fetched = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`reCAPTCHA not ready: ${src} cannot be loaded`));
    };
    document.head.append(script);
  });
  loading = fetched.then(() => {
    const { grecaptcha } = window;
    if (!grecaptcha) {
      throw new Error('reCAPTCHA not ready: its script put no grecaptcha on the page');
    }
    return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Asks the captcha for a token, and loads it where that has not happened.
 *
 * @param src the address of the script, see {@link loadCaptcha}
 * @param action the name of the visitor's action, for the captcha's statistics
 * @param signal ends the wait; the script goes on loading for the next call
 * @returns a token for one submission
 * @throws Error when the page has no site key, the script cannot be loaded, no token comes within ten seconds, or `signal` aborts
 */
export function captchaToken(src: string, action: string, signal: AbortSignal): Promise<string> {
  const message = 'reCAPTCHA not ready: no answer within 10 seconds';
  return withinTime({ timeMs: 10_000, message, signal }, async () => {
    const siteKey = document.querySelector<HTMLMetaElement>('meta[name="recaptcha-site-key"]')?.content;
    if (!siteKey) {
      throw new Error('reCAPTCHA not ready: the page has no <meta name="recaptcha-site-key">');
    }
    const captcha = await loadCaptcha(src);
    const token = await captcha.execute(siteKey, { action });
    if (typeof token !== 'string' || !token) {
      throw new Error('reCAPTCHA gave no token');
    }
    return token;
  });
}
