import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createSubmissionStore,
  type Submission,
} from '../../../../scripts/serve/forms/createSubmissionStore.ts';

const submission = (id: string, time = '2024-05-06T07:08:09.010Z'): Submission => ({
  id,
  time,
  form: 'contact',
  captcha: 'absent',
  fields: { name: 'Zoé', message: 'a\nb\u2028 👩🏽‍🔬' },
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'submissions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps each submission in a file that only this user can read; file names sort by time', async () => {
  const inner = path.join(folder, 'not', 'there');
  const [one, other] = [await createSubmissionStore(inner), await createSubmissionStore(inner)];
  await Promise.all([
    other(submission('a')),
    one(submission('b', '2023-12-31T23:59:59.999Z')),
    one(submission('c')),
  ]);
  const names = (await readdir(inner)).sort();
  expect(names).toEqual([
    '2023-12-31T23-59-59.999Z-b.json',
    '2024-05-06T07-08-09.010Z-a.json',
    '2024-05-06T07-08-09.010Z-c.json',
  ]);
  const file = path.join(inner, names[1] ?? '');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(submission('a'));
  expect([(await stat(file)).mode & 0o777, (await stat(inner)).mode & 0o777]).toEqual([0o600, 0o700]);
});

it('says at the start why a folder cannot be used, and what to do', async () => {
  const file = path.join(folder, 'data');
  await writeFile(file, '');
  const advice = 'Put this right, or set DATA_FOLDER to another folder.';
  await expect(createSubmissionStore(file)).rejects.toThrow(
    `Submissions cannot be stored in ${file}: EEXIST: file already exists, mkdir '${file}'. ${advice}`,
  );
});

it('refuses a submission that cannot be stored, and goes on', async () => {
  const store = await createSubmissionStore(folder);
  const name = '2024-05-06T07-08-09.010Z-a.json';
  // A folder with the name of the file makes writing fail.
  await mkdir(path.join(folder, name));
  await expect(store(submission('a'))).rejects.toThrow(/^Submissions cannot be stored in .*: EISDIR: /);
  await store(submission('b'));
  expect((await readdir(folder)).sort()).toEqual([name, name.replace('-a', '-b')]);
});
