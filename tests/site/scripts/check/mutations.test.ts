import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProject } from '../../../../scripts/check/checkProject.ts';
import { formatProblems } from '../../../../scripts/check/formatProblems.ts';
import type { Problem } from '../../../../scripts/check/problem.ts';
import { listFiles } from '../../../../scripts/check/readFiles.ts';
import { type Mutation, mutations } from './mutations.ts';

/** Every kind comes several times; `SEED=2 npx vitest run …` chooses other places, and the table stays. */
const seed = Number(process.env.SEED ?? 1);
const number = 400;

/** What changes nothing that a rule could hold, and what the site then shows. */
const harmless = [
  'words: byte order mark',
  'words: Windows line ends',
  'words: one letter',
  'facts: byte order mark',
  'facts: Windows line ends',
  'articles: byte order mark',
  'articles: Windows line ends',
  'articles: one sentence more',
  'articles: no article opens the blog',
  'chat: byte order mark',
  'chat: Windows line ends',
  'chat: one phrase more',
  'settings: comment',
];

/** How many of each area are found, and how many are harmless. */
const outcomes = {
  words: { found: 105, harmless: 9 },
  facts: { found: 87, harmless: 6 },
  articles: { found: 110, harmless: 11 },
  chat: { found: 40, harmless: 6 },
  settings: { found: 24, harmless: 2 },
};

/** What the guides for editors say of each message, `…` for what differs. */
const explained = (guide: string) => {
  const table = readFileSync(guide, 'utf8').split(/^## /m).at(-1) ?? '';
  return [...table.matchAll(/^\| `([^|]+)` \|/gm)].map(([, message = '']) => message);
};
const guides = [explained('docs/editing.md'), explained('docs/modifier-le-site.md')];
const isExplained = (message: string) =>
  guides[0]?.some((row) =>
    new RegExp(
      row
        .split('…')
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+'),
      's',
    ).test(message),
  );

test('both guides for editors explain the same messages', () => expect(guides[1]).toEqual(guides[0]));

/** The last commit: what is on the disk, which is sound. */
const committed = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Read once, and not for each of the mutations. */
const onDisk = new Map<string, Uint8Array | undefined>(
  ['components', 'content', 'functions', 'locales', 'pages', 'renderer', 'scripts']
    .flatMap((folder) => listFiles('.', folder, /\.(?:json|md|tsx?)$/))
    .map((file) => [file, readFileSync(file)]),
);

/** The check of a project in which one file is as the mutation leaves it; the day is one on which all dates are sound. */
async function problemsOf({ file, bytes }: Mutation): Promise<Problem[]> {
  const problems = await checkProject('.', {
    unsaved: new Map([...onDisk, [file, bytes]]),
    today: '2026-11-22',
    committed,
  });
  return problems.filter(({ severity }) => severity !== 'note');
}

/** The right file, line and key first, and no other file. */
function outcomeOf({ file, line, names }: Mutation, problems: readonly Problem[]): string {
  const all = formatProblems(problems);
  const [first] = all.split('\n');
  const [head] = problems.filter((problem) => formatProblems([problem]) === first);
  if (!head) return 'harmless';
  if (problems.some((problem) => problem.file !== file)) return `blames another file: ${all}`;
  const isNear =
    line === undefined ||
    head.line === undefined ||
    Math.abs(head.line - line) <= 2 ||
    head.message.includes(`line ${line}`);
  if (!isNear) return `says another line than ${line}: ${first}`;
  const nearby = problems.filter((problem) => problem.line === head.line);
  // What a text quotes is named as it quotes it.
  const isNamed = (message: string) => message.includes(names ?? '') || message.startsWith('has lost what ');
  if (!nearby.some(({ message }) => isNamed(message))) return `does not name ${names}: ${first}`;
  return 'found';
}

test('each of 400 broken files is found, where it is broken; the others are harmless', async () => {
  const wrong: string[] = [];
  const table = Object.fromEntries(Object.keys(outcomes).map((area) => [area, { found: 0, harmless: 0 }]));
  for (const mutation of mutations(seed, number)) {
    const problems = await problemsOf(mutation);
    for (const { message } of problems)
      if (!isExplained(message)) wrong.push(`docs/editing.md does not explain: ${message}`);
    const outcome = outcomeOf(mutation, problems);
    const expected = harmless.includes(mutation.kind) ? 'harmless' : 'found';
    if (outcome !== expected) wrong.push(`${mutation.kind} in ${mutation.file}:${mutation.line}  ${outcome}`);
    const area = table[mutation.kind.split(':')[0] ?? ''];
    if (area) area[expected] += 1;
  }
  expect(wrong).toEqual([]);
  expect(table).toEqual(outcomes);
}, 300_000);
