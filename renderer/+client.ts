import { startIslands } from './islands/loader.ts';
import { languageSwitcher } from './languageSwitcher.ts';
import { navigationMenus } from './navigationMenus.ts';
import { notFoundLog } from './notFoundLog.ts';

navigationMenus();
languageSwitcher();
notFoundLog();
startIslands();

const article = document.querySelector('[data-article]');
for (const intent of ['pointerover', 'focusin', 'click'])
  article?.addEventListener(intent, (event) =>
    import('./article.ts').then((module) => module.article(article, event)),
  );
