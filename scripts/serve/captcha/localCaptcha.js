// The local stand-in for reCAPTCHA v3. It has the same two functions and CHECKS NOTHING: its tokens say that
// a page asked for one, not that a person was there. Set CAPTCHA_SCRIPT_URL to use a real service.
//
// Shape: `grecaptcha.ready(callback)` and `grecaptcha.execute(siteKey, { action })`, loaded as
// /recaptcha/api.js?render=SITE_KEY[&onload=NAME], from Google's "reCAPTCHA v3" and "Loading reCAPTCHA" guides.
(() => {
  const parameters = new URL(document.currentScript.src).searchParams;
  const renderedKey = parameters.get('render');
  const actionPattern = /^[\w/]{1,100}$/;

  function execute(siteKey, options = {}) {
    if (siteKey !== renderedKey) {
      throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`);
    }
    const { action = '' } = options;
    if (!actionPattern.test(action)) {
      return Promise.reject(
        new Error('Invalid action name: letters, digits, slashes and underscores only, as reCAPTCHA v3 asks'),
      );
    }
    const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    return Promise.resolve(`local.${action}.${random.join('')}`);
  }

  // A page may have put its own `ready` in place before this script came; it queues in ___grecaptcha_cfg.fns.
  const waiting = window.___grecaptcha_cfg?.fns ?? [];
  window.grecaptcha = Object.assign(window.grecaptcha ?? {}, {
    ready: (callback) => queueMicrotask(callback),
    execute,
  });
  for (const callback of waiting) queueMicrotask(callback);
  window[parameters.get('onload')]?.();
})();
