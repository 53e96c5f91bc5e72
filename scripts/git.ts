import { execFileSync } from 'node:child_process';

/**
 * Runs Git in a folder of the project.
 *
 * @param input the standard input of the command
 * @returns its standard output
 * @throws Error where Git is not installed, or refuses the command
 */
export function git(folder: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
}
