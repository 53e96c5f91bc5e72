import fileSystem, { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSubmissionStore,
  type Submission,
} from '../../../../scripts/serve/forms/createSubmissionStore.ts';
import { contact, startServices } from './startServices.ts';

/** From now on a step of the file system fails as it does on a machine in that state. */
function fail(step: 'access' | 'writeFile' | 'rename' | 'open', code: string): void {
  const error = Object.assign(new Error(`${code}: ${contact.message}`), { code });
  vi.spyOn(fileSystem, step).mockRejectedValue(error);
  syncBuiltinESMExports();
}

function repair(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

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

afterEach(async () => {
  repair();
  await rm(folder, { recursive: true, force: true });
});

describe('the submission store', () => {
  it('keeps one file for each, which sorts by its time, whichever server wrote it', async () => {
    const [one, other] = [await createSubmissionStore(folder), await createSubmissionStore(folder)];
    await Promise.all([
      other(submission('a', '2024-05-06T07:08:09.010Z')),
      one(submission('b', '2024-05-06T07:08:09.009Z')),
      one(submission('c', '2023-12-31T23:59:59.999Z')),
      other(submission('d', '2024-05-06T07:08:09.010Z')),
    ]);
    const names = (await readdir(folder)).sort();
    expect(names).toEqual([
      '2023-12-31T23-59-59.999Z-c.json',
      '2024-05-06T07-08-09.009Z-b.json',
      '2024-05-06T07-08-09.010Z-a.json',
      '2024-05-06T07-08-09.010Z-d.json',
    ]);
    const [first = ''] = names;
    expect(JSON.parse(await readFile(path.join(folder, first), 'utf8'))).toEqual(
      submission('c', '2023-12-31T23:59:59.999Z'),
    );
  });

  it('makes its folder, and files that only this user reads', async () => {
    const inner = path.join(folder, 'not', 'there');
    const store = await createSubmissionStore(inner);
    await store(submission('a'));
    const [name = ''] = await readdir(inner);
    expect((await stat(path.join(inner, name))).mode & 0o777).toBe(0o600);
    expect((await stat(inner)).mode & 0o777).toBe(0o700);
  });
});

describe('a folder that was left by a killed server', () => {
  it('is rid of what was not finished, but not of what another server may be writing, nor of anything else', async () => {
    const longAgo = new Date(Date.now() - 120_000);
    for (const name of ['old.json.unfinished', 'old.json', 'submissions.jsonl']) {
      await writeFile(path.join(folder, name), '{');
      await utimes(path.join(folder, name), longAgo, longAgo);
    }
    await writeFile(path.join(folder, 'new.json.unfinished'), '{');
    await createSubmissionStore(folder);
    expect((await readdir(folder)).sort()).toEqual(['new.json.unfinished', 'old.json', 'submissions.jsonl']);
  });
});

describe('a folder that cannot be used', () => {
  const advice = (where: string, code: string, remedy: string) =>
    `Submissions cannot be stored in ${where} (${code}): ${remedy}, or set DATA_FOLDER to another folder.`;

  it('because it is a file, is named at the start, with what to do', async () => {
    const file = path.join(folder, 'data');
    await writeFile(file, '');
    await expect(createSubmissionStore(file)).rejects.toThrow(
      advice(file, 'EEXIST', 'a file stands in its place. Move that file away'),
    );
    const below = path.join(file, 'inner');
    await expect(createSubmissionStore(below)).rejects.toThrow(
      advice(below, 'ENOTDIR', 'a file stands where a folder above it should be. Move that file away'),
    );
  });

  it.each([
    ['EROFS', 'the disk is read-only. Make it writable'],
    ['EACCES', 'this user may not write there. Change its permissions'],
    ['EIO', 'the system refuses it. Repair it'],
  ])('is named at the start, with what to do: %s', async (code, remedy) => {
    fail('access', code);
    await expect(createSubmissionStore(folder)).rejects.toThrow(advice(folder, code, remedy));
  });

  it('because it was removed while the server runs, is named', async () => {
    const store = await createSubmissionStore(folder);
    await rm(folder, { recursive: true });
    await expect(store(submission('a'))).rejects.toThrow(
      advice(folder, 'ENOENT', 'the folder is not there, or cannot be made. Make it'),
    );
  });

  it.each(['writeFile', 'rename', 'open'] as const)(
    'while the server runs, refuses the submission whose %s fails, keeps nothing of it, says why, and goes on',
    async (step) => {
      const { sendJson, reported } = startServices({ store: await createSubmissionStore(folder) });
      fail(step, 'ENOSPC');
      const refused = await sendJson('contact', contact);
      expect(refused.status).toBe(500);
      expect(await refused.json()).toMatchObject({
        errors: [{ message: 'The submission could not be recorded' }],
      });
      expect(await readdir(folder)).toEqual([]);
      expect(reported).toEqual([
        `The form endpoint failed: ${advice(folder, 'ENOSPC', 'the disk is full. Make room')}`,
      ]);
      repair();
      expect((await sendJson('contact', contact)).status).toBe(200);
      expect(await readdir(folder)).toHaveLength(1);
    },
  );
});
