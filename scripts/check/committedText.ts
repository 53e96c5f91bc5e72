import { execFileSync } from 'node:child_process';

/**
 * @param project the project's folder
 * @param file relative to it
 * @returns what the repository's last commit holds of the file; nothing where there is no repository, or no such file in it
 */
export function committedText(project: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
