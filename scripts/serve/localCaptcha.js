// A local mock of reCAPTCHA v3. It has the same two functions and CHECKS NOTHING: a token proves that a page requested it, not that a
// person was there. Set CAPTCHA_SCRIPT_URL to use a real service.
//
// The interface (Google's "reCAPTCHA v3"): `grecaptcha.ready(callback)` and `grecaptcha.execute(siteKey, { action })`, loaded as
// /recaptcha/api.js?render=SITE_KEY.
{
  const renderedKey = new URL(document.currentScript.src).searchParams.get('render');

  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    async execute(siteKey, { action }) {
      if (siteKey !== renderedKey) {
        throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`);
      }
      if (!/^[\w/]{1,100}$/.test(action)) {
        throw new Error(`Invalid action name, not letters, digits, slashes and underscores: ${action}`);
      }
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      return `local.${action}.${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    },
  };
}
