import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what docs/where-does-my-code-live.md names exists', () => {
  const page = readFileSync('docs/where-does-my-code-live.md', 'utf8');
  const named = [...page.matchAll(/`(\w[^`\s]*\/[^`\s]*)`/g)].map(([, name = '']) => name);
  // Of a path with a part that stands for any name (`<name>`, `*`), the folder before that part is looked for.
  const certain = named.map((name) => name.replace(/[^/]*[<*].*$/, ''));
  expect(certain.filter((name) => !existsSync(name))).toEqual([]);
});
