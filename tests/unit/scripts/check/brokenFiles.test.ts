import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProject } from '../../../../scripts/check/checkProject.ts';
import { formatProblems } from '../../../../scripts/check/problem.ts';
import { type BrokenFile, brokenFiles, given } from './brokenFiles.ts';

/** All files of a group as they are when each of its breaks is made. */
function filesWith(group: readonly BrokenFile[]): Map<string, Uint8Array | undefined> {
  const files = new Map<string, Uint8Array | undefined>(
    Object.entries(given).map(([file, text]) => [file, Buffer.from(text)]),
  );
  for (const [what, file, change, ...says] of group) {
    if (change && !(change instanceof Uint8Array)) {
      const text = files.get(file)?.toString() ?? readFileSync(file, 'utf8');
      const broken = text.replace(...change);
      expect(broken, what).not.toBe(text);
      files.set(file, Buffer.from(broken));
    } else if (change || !says.some((message) => message.startsWith('…  ')))
      files.set(file, change ?? undefined);
  }
  return files;
}

const patternOf = (message: string) =>
  new RegExp(
    `^${message
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    's',
  );

test.each(Object.entries(brokenFiles))(
  '%s: each break is told in its file, and no other file is blamed',
  async (_, group) => {
    const problems = await checkProject('.', { unsaved: filesWith(group), today: '2026-11-22' });
    const told = problems
      .filter(({ severity }) => severity !== 'note')
      .map((problem) => formatProblems([problem]));
    const expected = group.flatMap(([, file, , ...says]) =>
      says.map((message) => {
        const line = /^(?:\d+|…) {2}/.test(message) ? ':' : '  ';
        return `${file.startsWith('locales/xx') ? 'locales/xx/' : file}${line}${message}`;
      }),
    );
    expect(told.filter((line) => !expected.some((each) => patternOf(each).test(line)))).toEqual([]);
    expect(expected.filter((each) => !told.some((line) => patternOf(each).test(line)))).toEqual([]);
  },
  60_000,
);

test('docs/editing.md has the table of all of them', async () => {
  const guide = 'docs/editing.md';
  const [before = ''] = readFileSync(guide, 'utf8').split(/(?<=^## What each message says\n)/m);
  const rows = Object.values(brokenFiles)
    .flat()
    .filter(([what]) => what)
    .map(([what, , , ...says]) => {
      const messages = says.map(
        (message) => `\`${message.replace(/^(?:\d+|…) {2}/, '').replaceAll('|', '\\|')}\``,
      );
      return `| ${what} | ${messages.join(' ')} |`;
    });
  const intro = `
Made by \`npx vitest run --project unit brokenFiles --update\` from the broken files of \`tests/unit/scripts/check/brokenFiles.ts\`. Before each message stand the file and, where the fault is in one place, its line. \`…\` stands for what differs.

| what is broken | what \`npm run check\` says |
|---|---|
`;
  await expect(`${before}${intro}${rows.join('\n')}\n`).toMatchFileSnapshot(`../../../../${guide}`);
});
