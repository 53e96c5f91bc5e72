import { startIslands } from './islands/loader.ts';
import { resumeIslands } from './islands/resumeIslands.ts';
import { languageSwitcher } from './languageSwitcher.ts';
import { navigationMenus } from './navigationMenus.ts';
import { notFoundLog } from './notFoundLog.ts';

navigationMenus();
languageSwitcher();
notFoundLog();
startIslands();
resumeIslands();
