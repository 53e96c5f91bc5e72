import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The project as it would be: its folders but for the words, which are copied and changed.
 *
 * @param project its folder
 * @param unsaved the new text of files of words, by path
 * @returns a new folder, which the caller removes
 */
export function draftOf(project: string, unsaved: Readonly<Record<string, string>>): string {
  const draft = mkdtempSync(path.join(tmpdir(), 'draft-'));
  for (const entry of readdirSync(project, { withFileTypes: true })) {
    const [from, to] = [path.resolve(project, entry.name), path.join(draft, entry.name)];
    if (entry.isDirectory() && entry.name !== 'locales') symlinkSync(from, to, 'junction');
    else cpSync(from, to, { recursive: true });
  }
  for (const [file, text] of Object.entries(unsaved)) writeFileSync(path.join(draft, file), text);
  return draft;
}
