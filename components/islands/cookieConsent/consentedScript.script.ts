/**
 * Runs each `<script type="text/plain" data-consent="analytics">` once its category is accepted: now, or when the visitor
 * chooses. A browser does not run a script whose type changes, so a copy takes its place.
 */
export function runAcceptedScripts(): void {
  run();
  new MutationObserver(run).observe(document.documentElement, { attributeFilter: ['data-consent'] });
}

function run(): void {
  const accepted = (document.documentElement.dataset.consent ?? '').split(' ');
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(
    'script[type="text/plain"][data-consent]',
  )) {
    if (!accepted.includes(waiting.dataset.consent ?? '')) continue;
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}
