import { startIslands } from './islands/loader.ts';
import { languageSwitcher } from './languageSwitcher.ts';
import { navigationMenus } from './navigationMenus.ts';
import { notFoundLog } from './notFoundLog.ts';

navigationMenus();
languageSwitcher();
notFoundLog();
startIslands();

const article = document.querySelector('[data-article]');
if (article) import('./article.ts').then((module) => module.article(article));
