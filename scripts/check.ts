import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { defaultLanguage, languageOf } from '../content/languages.ts';
import { readTextFile } from '../renderer/content/readTextFile.ts';
import { checkProject } from './check/checkProject.ts';
import { filesOf } from './check/files.ts';
import { formatProblems, type Problem } from './check/problem.ts';
import { listed, reviewTag, summaryOf, toTranslate } from './check/toTranslate.ts';
import { readTranslationFiles } from './check/translationFiles.ts';
import { writeSchemas } from './dev/writeSchemas.ts';
import { runCommand } from './runCommand.ts';

function list(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    console.log(`${title}\n${formatProblems(problems)}\n`);
  }
}

await runCommand(async () => {
  const flag = { type: 'boolean' } as const;
  const { values: options } = parseArgs({
    options: { translations: flag, since: { type: 'string' }, editing: flag, launch: flag },
  });
  const translations = readTranslationFiles(filesOf('.'));
  const untranslated = toTranslate('.', translations, options.since);
  if (options.translations) {
    list('To translate:', listed(untranslated, translations));
    console.log(
      untranslated.length > 0
        ? `${untranslated.length} texts. Those that are older than their original leave this list with git tag --force ${reviewTag}, once all are read.`
        : 'Every text is translated.',
    );
    return;
  }
  writeTranslationTypes();
  const problems = await checkProject('.');
  const toFillIn = problems.filter(({ severity }) => severity === 'todo');
  // `npm run dev` runs this check after each edit, with `--editing`.
  if (options.editing) {
    // Code editors complete names and values from these schemas. If invalid content prevents loading a schema, the files stay as they are.
    await writeSchemas('.').catch(() => undefined);
  }
  // After an edit, warnings are left out, because an edit does not cause them: they appear as time passes.
  const wrong = problems.filter(
    ({ severity }) => severity === 'error' || (severity === 'warning' && !options.editing),
  );
  if (options.launch) {
    const questions = problems.filter(({ severity }) => severity === 'question');
    list('To fill in before launch:', toFillIn);
    list(
      'To look at before launch; a release does not need it (what visitors ask, examples with a badge):',
      questions,
    );
    const offered = untranslated.filter(({ language }) => languageOf(language).offered);
    list('Shown in another language, which stops nothing:', listed(offered, translations));
  }
  const information = problems.filter(({ severity }) => severity === 'info' && !options.editing);
  if (wrong.length + information.length > 0) {
    console.error(`${formatProblems([...wrong, ...information])}\n`);
  }

  const result = wrong.length === 0 ? 'Nothing wrong' : `${wrong.length} to put right`;
  // With `--editing`, the standard error is shown over the page (`dev/editing.ts`), so it gets the summary only if something is wrong.
  const print = wrong.length > 0 ? console.error : console.log;
  print(
    `${result} in locales/ and content/, ${toFillIn.length} values to fill in before launch, which --launch lists.`,
  );
  if (untranslated.length > 0) {
    print(summaryOf(untranslated));
  }
  if (wrong.length > 0 || (options.launch && toFillIn.length > 0)) {
    process.exitCode = 1;
  }
});

/** Writes the types of translations, which import the files of the source language. An unchanged file is not written. */
function writeTranslationTypes(): void {
  // The file is committed, because `tsc` must find the types in a fresh clone.
  const file = 'locales/sourceTranslations.d.ts';
  const names = globSync(`locales/${defaultLanguage}/*.json`)
    .map((each) => path.basename(each, '.json'))
    // A copy of a file, such as `about (1)`, has a name that code cannot use.
    .filter((name) => /^\w+$/.test(name))
    .sort();
  const text = `// Written by \`npm run check\`.
${names.map((name) => `import type ${name} from './${defaultLanguage}/${name}.json';\n`).join('')}
/** The translations of the source language, by namespace. */
export interface SourceTranslations {
${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}}
`;
  if (readTextFile(file) !== text) {
    writeFileSync(file, text);
  }
}
