import { startIslands } from './islands/loader.ts';
import { languageSwitcher } from './languageSwitcher.ts';
import { navigationMenus } from './navigationMenus.ts';
import { notFoundLog } from './notFoundLog.ts';

navigationMenus();
languageSwitcher();
notFoundLog();
startIslands();
