/**
 * Runs a `<script type="text/plain" data-script="consentedScript" data-consent="analytics">` once its category is accepted: now, or
 * when the visitor chooses. A browser does not run a script whose type changes, so a copy takes its place.
 *
 * @param waiting the script
 */
export function start(waiting: HTMLElement): void {
  const { consent = '' } = waiting.dataset;
  const observer = new MutationObserver(runIfAccepted);
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  runIfAccepted();

  function runIfAccepted(): void {
    const accepted = (document.documentElement.dataset.consent ?? '').split(' ');
    if (!accepted.includes(consent)) return;
    observer.disconnect();
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.text = waiting.textContent;
    waiting.replaceWith(script);
  }
}
