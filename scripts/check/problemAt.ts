import { lineAt } from './lineAt.ts';
import type { Problem } from './problem.ts';
import type { TextFile } from './readFiles.ts';

/** @returns a problem at a place of a file, which is counted from the file's start */
export function problemAt(
  file: TextFile,
  offset: number,
  severity: Problem['severity'],
  message: string,
): Problem {
  return { file: file.path, line: lineAt(file.text, offset), severity, message };
}
