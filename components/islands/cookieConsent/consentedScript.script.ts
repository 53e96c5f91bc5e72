/**
 * Runs a `<script type="text/plain" data-script="consentedScript" data-consent="analytics">` once its category is accepted: now, or
 * when the visitor chooses, and never in a page that is only made in advance. A browser does not run a script whose type changes, so
 * a copy takes its place. What it runs must be named in `renderer/head/contentSecurityPolicy.ts` too.
 *
 * @param waiting the script
 */
export function start(waiting: HTMLElement): void {
  const { consent = '' } = waiting.dataset;
  const observer = new MutationObserver(runIfAccepted);
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  document.addEventListener('prerenderingchange', runIfAccepted);
  runIfAccepted();

  function runIfAccepted(): void {
    const accepted = (document.documentElement.dataset.consent ?? '').split(' ');
    if (!waiting.isConnected || document.prerendering || !accepted.includes(consent)) return;
    observer.disconnect();
    const script = waiting.cloneNode() as HTMLScriptElement;
    script.removeAttribute('type');
    script.text = asTrusted(waiting.textContent ?? '');
    waiting.replaceWith(script);
  }
}

/** Trusted Types let nobody write a script but by such a policy; the digests of the page's policy say which text may run. */
const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('consented-script', {
  createScript: (text: string) => text,
});

function asTrusted(text: string): string {
  return policy?.createScript(text) ?? text;
}
