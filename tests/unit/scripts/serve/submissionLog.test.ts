import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroupCommit } from '../../../../scripts/serve/submissions/createGroupCommit.ts';
import { openSubmissionLog } from '../../../../scripts/serve/submissions/openSubmissionLog.ts';
import { recoverLog } from '../../../../scripts/serve/submissions/recoverLog.ts';
import type { Submission } from '../../../../scripts/serve/submissions/Submission.ts';

const submission = (id: string): Submission => ({
  id,
  time: '2024-05-06T07:08:09.010Z',
  form: 'contact',
  captcha: 'absent',
  fields: { name: 'Zoé', message: 'a\nb\u2028 👩🏽‍🔬' },
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-log-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const logFile = () => path.join(folder, 'submissions.jsonl');
const sideFile = () => path.join(folder, 'submissions.half-written.txt');

describe('the submission log', () => {
  it('holds one JSON line each, in order, across restarts', async () => {
    for (const ids of [['a', 'b'], ['c'], []]) {
      const log = await openSubmissionLog(folder);
      await Promise.all(ids.map((id) => log.append(submission(id))));
      await log.close();
    }
    const lines = (await readFile(logFile(), 'utf8')).split('\n');
    expect(lines.map((line) => line && JSON.parse(line))).toEqual([
      submission('a'),
      submission('b'),
      submission('c'),
      '',
    ]);
    expect(await readdir(folder)).toEqual(['submissions.jsonl']);
  });

  it('makes its folder, and files that only this user reads', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backend-log-'));
    const inner = path.join(folder, 'not', 'there');
    const log = await openSubmissionLog(inner);
    await log.append(submission('a'));
    await log.close();
    expect((await stat(path.join(inner, 'submissions.jsonl'))).mode & 0o077).toBe(0);
    expect((await stat(inner)).mode & 0o077).toBe(0);
  });

  it('finishes what is waiting before it closes, and takes nothing afterwards', async () => {
    const log = await openSubmissionLog(folder);
    const appended = ['a', 'b', 'c'].map((id) => log.append(submission(id)));
    await Promise.all([log.close(), log.close()]);
    await Promise.all(appended);
    await expect(log.append(submission('d'))).rejects.toThrow('closed');
    expect((await readFile(logFile(), 'utf8')).split('\n')).toHaveLength(4);
  });
});

describe('a folder that cannot be used', () => {
  it.each([
    ['is a file', async () => writeFile(path.join(folder, 'data'), ''), 'EEXIST'],
    ['lies below a file', async () => writeFile(folder2(), ''), 'ENOTDIR'],
    [
      'has a folder where the log goes',
      async () => mkdir(path.join(folder, 'data', 'submissions.jsonl'), { recursive: true }),
      'EISDIR',
    ],
  ])('that %s is named, with the reason and what to do', async (_name, prepare, code) => {
    await prepare();
    const wanted = code === 'ENOTDIR' ? path.join(folder2(), 'inner') : path.join(folder, 'data');
    await expect(openSubmissionLog(wanted)).rejects.toThrow(
      `Submissions cannot be stored in ${wanted} (${code}): the folder must be writable. Change its permissions, or set DATA_FOLDER`,
    );
    await expect(readFile(path.join(wanted, 'writer.pid'))).rejects.toThrow();
  });

  const folder2 = () => path.join(folder, 'file');
});

describe('the only writer', () => {
  it('is one log of this process', async () => {
    const log = await openSubmissionLog(folder);
    await expect(openSubmissionLog(folder)).rejects.toThrow(`process ${process.pid} already writes there`);
    await log.append(submission('a'));
    await log.close();
    await (await openSubmissionLog(folder)).close();
  });

  it('is one process', async () => {
    await writeFile(path.join(folder, 'writer.pid'), String(process.ppid));
    await expect(openSubmissionLog(folder)).rejects.toThrow(
      `Submissions cannot be stored in ${folder}: process ${process.ppid} already writes there. Stop it, or set DATA_FOLDER`,
    );
    expect(await readdir(folder)).toEqual(['writer.pid']);
  });

  // 2 ** 22 is the largest process id that Linux gives.
  it.each(['', 'x', '0', '-1', String(2 ** 22 + 1), String(process.pid)])(
    'may be gone, leaving %j',
    async (left) => {
      await writeFile(path.join(folder, 'writer.pid'), left);
      const log = await openSubmissionLog(folder);
      expect(await readFile(path.join(folder, 'writer.pid'), 'utf8')).toBe(String(process.pid));
      await log.close();
    },
  );
});

describe('recovery', () => {
  it('keeps every whole line and moves the rest aside, wherever the file was cut', async () => {
    const whole = Buffer.from(['a', 'b', 'c'].map((id) => `${JSON.stringify(submission(id))}\n`).join(''));
    for (let cut = 0; cut <= whole.length; cut += 1) {
      await writeFile(logFile(), whole.subarray(0, cut));
      const log = await open(logFile(), 'a+');
      const { length, movedBytes } = await recoverLog(log, sideFile());
      await log.close();

      const kept = await readFile(logFile());
      const end = whole.subarray(0, cut).lastIndexOf('\n') + 1;
      expect(kept.equals(whole.subarray(0, end)), `cut at ${cut}`).toBe(true);
      expect([length, movedBytes]).toEqual([end, cut - end]);
      if (movedBytes === 0) continue;
      const moved = await readFile(sideFile());
      expect(
        Buffer.concat([kept, moved.subarray(0, -1)]).equals(whole.subarray(0, cut)),
        `cut at ${cut}`,
      ).toBe(true);
      await rm(sideFile());
    }
  });

  it.each([
    ['shorter than what is read at once', 10],
    ['of exactly what is read at once', 64 * 1024],
    ['longer than what is read at once', 200_000],
    ['of zeros, as a file system may leave them', 5000],
  ])('finds the end of the last line before a piece %s', async (name, size) => {
    const line = `${JSON.stringify(submission('a'))}\n`;
    const piece = Buffer.alloc(size, name.includes('zeros') ? 0 : 'x');
    await writeFile(logFile(), Buffer.concat([Buffer.from(line), piece]));
    const log = await openSubmissionLog(folder);
    expect(log.movedBytes).toBe(size);
    await log.append(submission('b'));
    await log.close();
    expect(await readFile(logFile(), 'utf8')).toBe(`${line}${JSON.stringify(submission('b'))}\n`);
    expect((await readFile(sideFile())).equals(Buffer.concat([piece, Buffer.from('\n')]))).toBe(true);
  });

  it('adds to what an earlier recovery moved', async () => {
    for (const piece of ['{"first', '{"second']) {
      await writeFile(logFile(), piece, { flag: 'a' });
      await (await openSubmissionLog(folder)).close();
    }
    expect(await readFile(sideFile(), 'utf8')).toBe('{"first\n{"second\n');
  });
});

describe('a group commit', () => {
  /** A file in memory that tells what happened to it. Each step in `failing` fails once. */
  function recordedFile() {
    const events: string[] = [];
    const failing = new Set<string>();
    let content = '';
    const step = async (name: string, change: (fails: boolean) => void) => {
      await new Promise(setImmediate);
      const fails = failing.delete(name);
      change(fails);
      events.push(name);
      if (fails) throw new Error(`${name} failed`);
    };
    return {
      events,
      failing,
      content: () => content,
      file: {
        appendFile: (data: string) =>
          step('write', (fails) => {
            content += fails ? data.slice(0, 2) : data;
          }),
        datasync: () => step('sync', () => undefined),
        truncate: (length: number) =>
          step('truncate', (fails) => {
            if (!fails) content = Buffer.from(content).subarray(0, length).toString();
          }),
      },
    };
  }

  it('says yes only after the sync that followed the write', async () => {
    const { file, events } = recordedFile();
    await createGroupCommit(file, 0)
      .append('a')
      .then(() => events.push('answered'));
    expect(events).toEqual(['write', 'sync', 'answered']);
  });

  it('syncs once for all that came while the disk was busy', async () => {
    const { file, events, content } = recordedFile();
    const commits = createGroupCommit(file, 0);
    await Promise.all(Array.from({ length: 100 }, (_, index) => commits.append(String(index))));
    expect(events).toEqual(['write', 'sync', 'write', 'sync']);
    expect(content()).toBe(Array.from({ length: 100 }, (_, index) => `${index}\n`).join(''));
  });

  it.each(['write', 'sync'])(
    'takes back what a failed %s left, tells only those it concerns, and goes on',
    async (step) => {
      const { file, failing, events, content } = recordedFile();
      const commits = createGroupCommit(file, 0);
      await commits.append('é1');
      failing.add(step);
      const failed = commits.append('é2');
      const later = commits.append('é3');
      const result = await Promise.allSettled([failed, later]);
      expect(result.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(content()).toBe('é1\né3\n');
      expect(events.slice(-4)).toEqual(['truncate', 'sync', 'write', 'sync']);
    },
  );

  it('takes nothing more when a failed write could not be undone', async () => {
    const { file, failing, content } = recordedFile();
    const commits = createGroupCommit(file, 0);
    await commits.append('1');
    failing.add('write').add('truncate');
    await expect(commits.append('222')).rejects.toThrow('write failed');
    await expect(commits.append('3')).rejects.toThrow(
      'The submission log is closed: a failed write could not be undone. Restart the server.',
    );
    expect(content()).toBe('1\n22');
  });
});
