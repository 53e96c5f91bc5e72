import { article } from './article.ts';
import { runAcceptedScripts } from './consentedScripts.ts';
import { deliver } from './islands/deliver.ts';
import { notFoundLog } from './notFoundLog.ts';
import { tabs } from './tabs.ts';

/** What only some pages have. One file for all of it: most pages load nothing of it, and none asks twice. */
export function startPageParts(): void {
  tabs();
  notFoundLog();
  if (document.querySelector('script[data-consent]')) runAcceptedScripts();
  const root = document.querySelector('[data-article]');
  if (root) article(root);
  for (const part of document.querySelectorAll('[data-script]')) {
    part.setAttribute('awake', '');
    deliver(part);
  }
}
