import { cookieBanner } from './cookieBanner.ts';
import { startIslands } from './islands/loader.ts';
import { resumeIslands } from './islands/resumeIslands.ts';
import { notFoundLog } from './notFoundLog.ts';

startIslands();
resumeIslands();
cookieBanner();
notFoundLog();

// What a page needs only once somebody moves, touches or types: a reader who scrolls never pays for it.
for (const type of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(type, (event) => import('./attentive/attend.ts').then((module) => module.attend(event)), {
    once: true,
  });
}

// Only the page that has tabs pays for them.
if (document.querySelector('[data-tabs]')) import('./tabs.ts').then(({ tabs }) => tabs());

const article = document.querySelector('[data-article]');
for (const intent of ['pointerover', 'focusin', 'click'])
  article?.addEventListener(intent, (event) =>
    import('./article.ts').then((module) => module.article(article, event)),
  );
