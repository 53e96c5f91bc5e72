import { checkProject } from './check/checkProject.ts';
import { formatProblems } from './check/formatProblems.ts';
import { listClaims } from './check/listClaims.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const start = performance.now();
  if (process.argv.includes('--claims')) console.log(listClaims('.').join('\n'));
  const problems = await checkProject('.');
  const notes = problems.filter(({ severity }) => severity === 'note');
  const drafts = problems.filter(({ severity }) => severity === 'draft');
  const wrong = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const isLaunch = process.argv.includes('--launch');
  if (isLaunch) console.log(`To fill in before launch:\n${formatProblems(notes)}\n`);
  if (process.argv.includes('--drafts'))
    console.log(`To write before publishing:\n${formatProblems(drafts)}\n`);
  if (wrong.length > 0) console.error(`${formatProblems(wrong)}\n`);

  const result = wrong.length === 0 ? 'Nothing wrong' : `${wrong.length} to put right`;
  const milliseconds = Math.round(performance.now() - start);
  console.log(
    `${result} in locales/ and content/, ${notes.length} facts to fill in before launch, which --launch lists, ${drafts.length} things to write in drafts, which --drafts lists (${milliseconds} ms).`,
  );
  if (wrong.length > 0 || (isLaunch && notes.length > 0)) process.exitCode = 1;
});
