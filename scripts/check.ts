import { checkProject } from './check/checkProject.ts';
import { filesOf } from './check/files.ts';
import { formatOutdatedTexts, outdatedTexts, readTag } from './check/outdatedTexts.ts';
import { formatProblems, type Problem } from './check/problem.ts';
import { readWordFiles } from './check/words.ts';
import { writeSchemas } from './dev/writeSchemas.ts';
import { runCommand } from './runCommand.ts';

function list(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    console.log(`${title}\n${formatProblems(problems)}\n`);
  }
}

await runCommand(async () => {
  if (process.argv.includes('--translations')) {
    listOutdatedTexts();
    return;
  }
  const problems = await checkProject('.');
  const notes = problems.filter(({ severity }) => severity === 'note');
  // Warnings come with the passing of time, not from an edit, so somebody who edits does not see them.
  const isEditing = process.argv.includes('--errors');
  if (isEditing) {
    // A code editor offers the names and values of these schemas, so they follow each edit. While a fact is wrong, they stay as they were.
    await writeSchemas('.').catch(() => undefined);
  }
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
  // The summary goes to the same stream as the problems.
  const tell = wrong.length > 0 ? console.error : console.log;
  tell(
    `${result} in locales/ and content/, ${notes.length} facts and settings to fill in before launch, which --launch lists.`,
  );
  if (wrong.length > 0 || (isLaunch && notes.length > 0)) {
    process.exitCode = 1;
  }
});

/** Prints the translations whose original has changed since they were written. */
function listOutdatedTexts(): void {
  const texts = outdatedTexts('.', readWordFiles(filesOf('.')));
  if (texts.length === 0) {
    console.log('No translation is older than its original.');
    return;
  }
  console.log(`${formatOutdatedTexts(texts)}\n`);
  console.log(
    `Translations older than their original: ${texts.length}. Translate what has changed. Once all are read, git tag --force ${readTag} takes them off this list.`,
  );
  process.exitCode = 1;
}
