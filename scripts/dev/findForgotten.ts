import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lineAt } from '../check/lineAt.ts';
import { readProject } from '../check/readProject.ts';
import { type WordFile, wordFile } from '../check/words/wordFile.ts';
import { isShown } from './showWords.ts';

const run = promisify(execFile);

/** A text that one language has changed since another last wrote it. */
export interface ForgottenText {
  key: string;
  /** Where it has changed. */
  language: string;
  /** Where it may have to change too. */
  behind: string;
  /** What the first said when the second was written. */
  before: string;
  now: string;
  /** ISO date of the change. */
  changed: string;
}

/** Who wrote a line of a file, and when; a line that is not committed yet is the newest. */
interface Origin {
  commit: string;
  seconds: number;
}

/**
 * Texts changed in one language and older in another, by the repository's history: what counts is the text, not its line.
 *
 * @param project its folder; without a repository nothing is found
 * @returns the latest changes first
 */
export async function findForgotten(project: string): Promise<ForgottenText[]> {
  const git = async (...command: string[]) => {
    const { stdout } = await run('git', command, { cwd: project, maxBuffer: 1e8 }).catch(() => ({
      stdout: '',
    }));
    return stdout;
  };
  const { words } = readProject(project);
  const origins = new Map<WordFile, Origin[]>();
  for (const file of words)
    origins.set(file, originsIn(await git('blame', '--line-porcelain', '--', file.path)));

  /** A file as it was, read once. */
  const past = new Map<string, Promise<WordFile>>();
  const fileAt = (commit: string, { path }: WordFile) => {
    const name = `${commit}:./${path}`;
    const known = past.get(name) ?? git('show', name).then((text) => wordFile(path, text));
    past.set(name, known);
    return known;
  };

  const forgotten: ForgottenText[] = [];
  for (const file of words) {
    for (const other of words.filter((each) => each !== file && each.namespace === file.namespace)) {
      for (const { key, text, offset } of file.texts.filter(isShown)) {
        const counterpart = other.texts.find((each) => each.key === key);
        const newer = origins.get(file)?.[lineAt(file.text, offset) - 1];
        const older = counterpart && origins.get(other)?.[lineAt(other.text, counterpart.offset) - 1];
        if (!newer || !older || newer.seconds <= older.seconds) continue;
        const before = (await fileAt(older.commit, file)).texts.find((each) => each.key === key)?.text;
        if (before === undefined || before === text) continue;
        const changed = new Date(newer.seconds * 1000).toISOString();
        const { language } = file;
        forgotten.push({
          key: `${file.namespace}:${key}`,
          language,
          behind: other.language,
          before,
          now: text,
          changed,
        });
      }
    }
  }
  return forgotten.sort((a, b) => b.changed.localeCompare(a.changed));
}

/** Reads what `git blame --line-porcelain` prints: for each line the commit, its facts, and the line after a tab. */
function originsIn(blame: string): Origin[] {
  return [...blame.matchAll(/^([\da-f]{40}) .*?^committer-time (\d+)$.*?^\t/gms)].map(
    ([, commit = '', seconds]) => ({ commit, seconds: Number(seconds) }),
  );
}
