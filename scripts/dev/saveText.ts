import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Problem } from '../check/problem.ts';
import { wordFile } from '../check/words.ts';

interface Outcome {
  status: 200 | 409 | 422;
  problems: Problem[];
}

/**
 * Writes a text into its files when no rule speaks against it: all languages or none. All else in the files stays as it is.
 *
 * @param key with its namespace: `home:hero.title`
 * @param changes by language; `before` is the text that was read
 * @returns 409 where a file holds another text by now, 422 with what the rules say
 */
export async function saveText(
  project: string,
  key: string,
  changes: Readonly<Record<string, { before: string; after: string }>>,
  errorsWith: (unsaved: Readonly<Record<string, string>>) => Promise<Problem[]>,
): Promise<Outcome> {
  const [namespace = '', keyInFile = ''] = key.split(':');
  const written = new Map<string, string>();
  const conflicts: Problem[] = [];
  for (const [language, { before, after }] of Object.entries(changes)) {
    const file = `locales/${language}/${namespace}.json`;
    const changed = changeIn(path.join(project, file), keyInFile, before, after);
    if (changed !== undefined) written.set(file, changed);
    else {
      const message = `${keyInFile} is not "${before}" any more. Choose the text again to see what it is now.`;
      conflicts.push({ file, severity: 'error', message });
    }
  }
  if (conflicts.length > 0) return { status: 409, problems: conflicts };

  // What is wrong elsewhere keeps nobody from saving.
  const problems = (await errorsWith(Object.fromEntries(written))).filter(({ file }) => written.has(file));
  if (problems.length > 0) return { status: 422, problems };
  for (const [file, text] of written) writeFileSync(path.join(project, file), text);
  return { status: 200, problems: [] };
}

/** @returns the whole file with the new text; nothing where it does not hold the old one */
function changeIn(file: string, key: string, before: string, after: string): string | undefined {
  const { text, texts } = wordFile(file, readFileSync(file, 'utf8'));
  const found = texts.find((each) => each.key === key && each.value === before);
  return found && applyEdits(text, modify(text, [...found.path], after, {}));
}
