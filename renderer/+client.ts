import { startIslands } from './islands/loader.ts';
import { languageSwitcher } from './languageSwitcher.ts';
import { navigationMenus } from './navigationMenus.ts';

navigationMenus();
languageSwitcher();
startIslands();
