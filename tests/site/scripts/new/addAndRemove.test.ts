import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';
import { copyProject, makeProjectFolder } from '../build/projectCopy.ts';
import { added } from './addAll.ts';

const project = makeProjectFolder();

beforeAll(() => copyProject(project));

afterAll(() => rmSync(project, { recursive: true, force: true }));

// What a project with one more of everything shows, build/onTop.test.ts asks.
test('what was added and is removed again leaves the project as it was', () => {
  const read = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = [
    'content/offices.json',
    'locales/fr/domains.json',
    'locales/en/careers.json',
    'locales/fr/common.json',
  ];
  for (const each of added) writeFiles(project, filesWith(project, each));
  for (const file of files) expect(read(project, file), file).not.toEqual(read('.', file));
  for (const each of [...added].reverse()) writeFiles(project, filesWithout(project, each));
  for (const file of files) expect(read(project, file), file).toEqual(read('.', file));
});
