import { checkProject } from './check/checkProject.ts';
import { formatProblems } from './check/problem.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const problems = await checkProject('.');
  const notes = problems.filter(({ severity }) => severity === 'note');
  const drafts = problems.filter(({ severity }) => severity === 'draft');
  const wrong = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const isLaunch = process.argv.includes('--launch');
  if (process.argv.includes('--drafts'))
    console.log(`To write before publishing:\n${formatProblems(drafts)}\n`);
  if (isLaunch) console.log(`To fill in before launch:\n${formatProblems(notes)}\n`);
  if (wrong.length > 0) console.error(`${formatProblems(wrong)}\n`);

  const result = wrong.length === 0 ? 'Nothing wrong' : `${wrong.length} to put right`;
  const leftInDrafts =
    drafts.length > 0 ? `, ${drafts.length} things to write in drafts, which --drafts lists` : '';
  // Since the process began: what loads the code counts too.
  const milliseconds = Math.round(performance.now());
  console.log(
    `${result} in locales/ and content/, ${notes.length} facts and settings to fill in before launch, which --launch lists${leftInDrafts} (${milliseconds} ms).`,
  );
  if (wrong.length > 0 || (isLaunch && notes.length > 0)) process.exitCode = 1;
});
