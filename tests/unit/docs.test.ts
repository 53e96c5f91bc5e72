import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every path in docs/where-does-my-code-live.md exists', () => {
  const page = readFileSync('docs/where-does-my-code-live.md', 'utf8');
  const named = [...page.matchAll(/`(\w[^`\s]*\/[^`\s]*)`/g)].map(([, name = '']) => name);
  // A path with a placeholder (`<name>`, `*`) is checked only up to the folder before the placeholder.
  const certain = named.map((name) => name.replace(/[^/]*[<*].*$/, ''));
  expect(certain.filter((name) => !existsSync(name))).toEqual([]);
});
