import { spawnSync } from 'node:child_process';
import { checkProject } from './check/checkProject.ts';
import { formatProblems } from './check/problem.ts';
import { type Change, filesWith, filesWithout, writeFiles } from './new/changeProject.ts';
import { kinds } from './new/kinds.ts';
import { runCommand } from './runCommand.ts';

const help = `npm run new <kind> <id>           writes its facts, and placeholders for its words in every language
npm run new remove <kind> <id>    removes both

${Object.entries(kinds)
  .map(
    ([name, { about, within, advice }]) =>
      `${name.padEnd(12)}${about}\n${''.padEnd(12)}id: ${advice}${within ? `; then the ${within}` : ''}`,
  )
  .join('\n')}`;

await runCommand(async () => {
  const [first = '--help', ...rest] = process.argv.slice(2);
  if (first === '--help') {
    console.log(help);
    return;
  }
  const isRemoval = first === 'remove';
  const [kind = '', id = '', within] = isRemoval ? rest : [first, ...rest];
  const change: Change = { kind, id, within };
  const files = isRemoval ? filesWithout('.', change) : filesWith('.', change);
  writeFiles('.', files);
  format([...files.keys()].filter((file) => file.endsWith('.json')));

  const problems = await checkProject('.');
  const left = problems.filter(
    ({ message }) => message.startsWith('is left to write') && message.includes(` ${id}`),
  );
  const wrong = problems.filter(({ severity }) => severity !== 'note');
  console.log(`Changed ${files.size} files:\n${[...files.keys()].map((file) => `  ${file}`).join('\n')}`);
  if (!isRemoval) console.log(`\nLeft to write, besides the values of its facts:\n${formatProblems(left)}`);
  if (wrong.length === 0) return;
  console.error(`\nTo put right:\n${formatProblems(wrong)}`);
  process.exitCode = 1;
});

/** As the editor does on saving: `npm test` asks for it. */
function format(files: readonly string[]): void {
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files], {
    stdio: 'ignore',
  });
}
