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
    // A copy with its text, for Trusted Types let nobody write one.
    const script = waiting.cloneNode(true) as HTMLElement;
    script.removeAttribute('type');
    waiting.replaceWith(script);
  }
}
