import { notFoundLog } from './notFoundLog.ts';
import { resumeDrafts } from './resumeDrafts.ts';
import { tabs } from './tabs.ts';

// Scripts of single pages, in a file of their own: most pages never ask for it.
resumeDrafts();
notFoundLog();
tabs();

const article = document.querySelector('[data-article]');
for (const intent of ['pointerover', 'focusin', 'click']) {
  article?.addEventListener(intent, (event) =>
    import('./article.ts').then((module) => module.article(article, event)),
  );
}
