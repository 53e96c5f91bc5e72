import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProject } from '../../../../scripts/check/checkProject.ts';
import { formatProblems } from '../../../../scripts/check/problem.ts';
import { type BrokenFile, brokenFiles, given } from './brokenFiles.ts';

/** What the guide says of each break: the messages, in which `…` stands for any text. */
const [, table = ''] = readFileSync('docs/editing.md', 'utf8').split(/^## What each message says\n/m);
const messages = new Map(
  [...table.matchAll(/^\| (.+?) \| `(.+)` \|$/gm)].map(([, what, told = '']) => [
    what,
    told.replaceAll('\\|', '|').split('` `'),
  ]),
);

/** All files of a group as they are when each of its breaks is made. */
function filesWith(group: readonly BrokenFile[]): Map<string, Uint8Array | undefined> {
  const files = new Map<string, Uint8Array | undefined>(
    Object.entries(given).map(([file, text]) => [file, Buffer.from(text)]),
  );
  for (const [what, file, line, change] of group) {
    if (change && !(change instanceof Uint8Array)) {
      const text = files.get(file)?.toString() ?? readFileSync(file, 'utf8');
      const broken = text.replace(...change);
      expect(broken, what).not.toBe(text);
      files.set(file, Buffer.from(broken));
    } else if (change || line !== '…') files.set(file, change ?? undefined);
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
    const problems = await checkProject('.', { unsaved: filesWith(group), today: '2026-12-01' });
    const told = problems
      .filter(({ severity }) => severity !== 'note')
      .map((problem) => formatProblems([problem]));
    const expected = group.flatMap(([what, file, line]) =>
      (messages.get(what) ?? []).map((message) => {
        const place = file.startsWith('locales/xx') ? 'locales/xx/' : file;
        return `${place}${line && `:${line}`}  ${message}`;
      }),
    );
    expect(told.filter((line) => !expected.some((each) => patternOf(each).test(line)))).toEqual([]);
    expect(expected.filter((each) => !told.some((line) => patternOf(each).test(line)))).toEqual([]);
  },
  60_000,
);

test('each row of the guide is one of these breaks, in their order', () => {
  const breaks = Object.values(brokenFiles).flatMap((group) => group.flatMap(([what]) => what || []));
  expect([...messages.keys()]).toEqual(breaks);
});
