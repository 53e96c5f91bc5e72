import { execFileSync } from 'node:child_process';

/**
 * Runs Git in a folder of the project.
 *
 * @param input the standard input of the command
 * @returns its standard output
 * @throws Error where Git is not installed, or refuses the command: with what Git says, in English
 */
export function git(folder: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    input,
    stdio: 'pipe',
    maxBuffer: 2 ** 28,
  });
}
