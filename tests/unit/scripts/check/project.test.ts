import { expect, test } from 'vitest';
import { readAddresses } from '../../../../scripts/addresses.ts';
import { checkProject } from '../../../../scripts/check/checkProject.ts';
import { formatProblems } from '../../../../scripts/check/problem.ts';

test('this project has nothing that would stop its build', async () => {
  const errors = (await checkProject('.')).filter(({ severity }) => severity === 'error');
  expect(formatProblems(errors)).toBe('');
}, 60_000);

test('its routes are read without rendering, and a 404 is none', async () => {
  const { routes } = await readAddresses('.');
  expect(routes.has('/')).toBe(true);
  expect([...routes].filter((route) => route.endsWith('404'))).toEqual([]);
});

test('problems are printed in reading order, one on each line', () => {
  const problem = (file: string, line: number | undefined, message: string) =>
    ({ file, ...(line === undefined ? {} : { line }), message, severity: 'error' }) as const;
  expect(
    formatProblems([
      problem('b.json', 2, 'x'),
      problem('a.json', 10, 'z'),
      problem('a.json', 9, 'y'),
      problem('a.json', undefined, 'w'),
    ]),
  ).toBe('a.json  w\na.json:9  y\na.json:10  z\nb.json:2  x');
});
