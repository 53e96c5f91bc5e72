import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findForgotten } from '../../../../scripts/dev/findForgotten.ts';

const project = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(project, { recursive: true }));

function commit(day: number, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const date = `2026-01-0${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const command of [
    ['add', '-A'],
    [...identity, 'commit', '-qm', `Day ${day}`],
  ])
    execFileSync('git', command, { cwd: project, env });
}

test('a text that one language has changed and the other has not, whatever moved around it', async () => {
  expect(await findForgotten(project)).toEqual([]);
  execFileSync('git', ['init', '-q'], { cwd: project });
  const texts = (changed: string) => `{ "title": "${changed}",\n"lead": "Stays" }`;
  commit(1, { 'locales/fr/home.json': texts('Avant'), 'locales/en/home.json': texts('Before') });
  commit(2, { 'locales/fr/home.json': '{\n  "title": "Après",\n  "lead": "Stays"\n}' });
  const expected = { key: 'home:title', language: 'fr', behind: 'en', before: 'Avant', now: 'Après' };
  expect(await findForgotten(project)).toEqual([{ ...expected, changed: '2026-01-02T12:00:00.000Z' }]);
  commit(3, { 'locales/en/home.json': texts('After') });
  expect((await findForgotten(project)).map(({ language }) => language)).toEqual(['en']);
});
