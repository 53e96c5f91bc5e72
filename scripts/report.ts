import { existsSync } from 'node:fs';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

/** The reports of `npm run report <name>`. Most measure the built site. `translations` and `tests` need no build. */
const reports = {
  translations: () => import('./report/translations.ts'),
  chatAnswers: () => import('./report/chatAnswers.ts'),
  accessibility: () => import('./report/accessibility.ts'),
  tests: () => import('./report/tests.ts'),
  heard: () => import('./report/heard.ts'),
};

await runCommand(async () => {
  const [name = '', ...asked] = process.argv.slice(2);
  if (!Object.hasOwn(reports, name)) {
    throw new Error(
      `There is no report "${name}". Give one of these: npm run report ${Object.keys(reports).join(' | ')}`,
    );
  }
  if (!['translations', 'tests'].includes(name) && !existsSync(siteFolder)) {
    throw new Error(`There is no ${siteFolder} to measure. Build it first: npm run build`);
  }
  const { report } = await reports[name as keyof typeof reports]();
  console.log((await report(asked)).join('\n'));
});
