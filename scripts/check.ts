import { existsSync } from 'node:fs';
import { checkProject } from './check/checkProject.ts';
import { formatProblems } from './check/problem.ts';
import { runCommand } from './runCommand.ts';
import { siteFolder } from './siteFolder.ts';

await runCommand(async () => {
  const problems = await checkProject('.');
  const notes = problems.filter(({ severity }) => severity === 'note');
  const drafts = problems.filter(({ severity }) => severity === 'draft');
  const wrong = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const isLaunch = process.argv.includes('--launch');
  if (process.argv.includes('--drafts'))
    console.log(`To write before publishing:\n${formatProblems(drafts)}\n`);
  if (wrong.length > 0) console.error(`${formatProblems(wrong)}\n`);
  const isReady = !isLaunch || (wrong.length === 0 && (await reportLaunch(formatProblems(notes))));

  const result = wrong.length === 0 ? 'Nothing wrong' : `${wrong.length} to put right`;
  const leftInDrafts =
    drafts.length > 0 ? `, ${drafts.length} things to write in drafts, which --drafts lists` : '';
  // Since the process began: what loads the code counts too.
  const milliseconds = Math.round(performance.now());
  console.log(
    `${result} in locales/ and content/, ${notes.length} facts to fill in before launch, which --launch lists${leftInDrafts} (${milliseconds} ms).`,
  );
  if (wrong.length > 0 || !isReady) process.exitCode = 1;
});

/** @returns whether the site may be shown to the public */
async function reportLaunch(toFillIn: string): Promise<boolean> {
  // These read facts, which must be valid, or take long to load.
  const { launchPoints } = await import('./check/launchPoints.ts');
  const { loadSettings } = await import('./settings.ts');
  const { siteIsFresh } = await import('./build/builtSite.ts');
  const { company } = await import('../content/company.ts');
  const { positions } = await import('../content/positions.ts');
  if (!existsSync(siteFolder)) throw new Error(`There is no ${siteFolder}. Build it first: npm run build`);
  const points = launchPoints({
    toFillIn: toFillIn.split('\n').filter(Boolean),
    origin: company.origin,
    settings: loadSettings().public,
    expiries: Object.fromEntries(
      positions.map(({ key, validThrough }) => [`The position "${key}"`, validThrough]),
    ),
    isFresh: siteIsFresh({ hasPictures: true }),
    today: new Date().toISOString().slice(0, 10),
  });
  for (const [name, open] of Object.entries(points))
    console.log([`${open.length === 0 ? '✓' : '✗'} ${name}`, ...open].join('\n    '));
  console.log();
  return Object.values(points).flat().length === 0;
}
