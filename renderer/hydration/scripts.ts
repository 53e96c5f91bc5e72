import { article } from '../../components/islands/article/article.script.ts';
import { runAcceptedScripts } from '../../components/islands/cookieConsent/consentedScript.script.ts';
import { notFoundLog } from '../../components/islands/notFoundLog/notFoundLog.script.ts';
import { tabs } from '../../components/islands/tabs/tabs.script.ts';
import { deliver } from './deliver.ts';

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
