import { checkProject } from './check/checkProject.ts';
import { formatProblems, type Problem } from './check/problem.ts';
import { runCommand } from './runCommand.ts';

function list(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    console.log(`${title}\n${formatProblems(problems)}\n`);
  }
}

await runCommand(async () => {
  const problems = await checkProject('.');
  const notes = problems.filter(({ severity }) => severity === 'note');
  // What only time has made wrong stands in nobody's way while editing.
  const isEditing = process.argv.includes('--errors');
  const wrong = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'warning' && !isEditing),
  );
  const isLaunch = process.argv.includes('--launch');
  if (isLaunch) {
    const questions = problems.filter(({ severity }) => severity === 'question');
    list('To fill in before launch:', notes);
    list(
      'To look at before launch, which it does not stop (what visitors ask, examples that bear a stamp):',
      questions,
    );
  }
  if (wrong.length > 0) {
    console.error(`${formatProblems(wrong)}\n`);
  }

  const result = wrong.length === 0 ? 'Nothing wrong' : `${wrong.length} to put right`;
  // Since the process began: what loads the code counts too.
  const milliseconds = Math.round(performance.now());
  // How much is wrong goes where what is wrong went.
  const tell = wrong.length > 0 ? console.error : console.log;
  tell(
    `${result} in locales/ and content/, ${notes.length} facts and settings to fill in before launch, which --launch lists (${milliseconds} ms).`,
  );
  if (wrong.length > 0 || (isLaunch && notes.length > 0)) {
    process.exitCode = 1;
  }
});
