import { cookieBanner } from './cookieBanner.ts';
import { startIslands } from './islands/loader.ts';
import { notFoundLog } from './notFoundLog.ts';

startIslands();
cookieBanner();
notFoundLog();

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(type, (event) => import('./attentive/attend.ts').then((module) => module.attend(event)), {
    once: true,
  });
}

// Only the pages that have tabs, or a form that the address can fill in, pay for them.
if (document.querySelector('[data-tabs]')) import('./tabs.ts').then(({ tabs }) => tabs());
if (document.querySelector('[reads]'))
  import('./islands/resumeIslands.ts').then(({ resumeIslands }) => resumeIslands());

const article = document.querySelector('[data-article]');
for (const intent of ['pointerover', 'focusin', 'click'])
  article?.addEventListener(intent, (event) =>
    import('./article.ts').then((module) => module.article(article, event)),
  );
