import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentStore } from '../../contentStore.ts';
import { characters } from '../characters.ts';
import { datesOfToday } from '../datesOfToday.ts';
import { digestOfRules } from '../digestOfRules.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../readFiles.ts';
import { schemaIssues } from './schemaIssues.ts';
import { schemaOf } from './schemaOf.ts';
import { securityTextExpiry } from './securityTextExpiry.ts';
import { toFillIn } from './toFillIn.ts';

/**
 * All rules on the facts of `content/` that ask for no page.
 *
 * @param project the project's folder
 * @param files the JSON files that stand directly in `content/` or in `content/specimens/`
 * @param code what reads them
 * @param today as year-month-day
 * @returns what is wrong, in no particular order
 */
export async function checkFacts(
  project: string,
  files: readonly JsonFile[],
  code: readonly TextFile[],
  today: string,
): Promise<Problem[]> {
  const known = [...files.flatMap(jsonSyntax), ...missingFiles(files, code)];
  // A file may ask another, and code reads them.
  const lookedAt = [...files, ...code.filter(({ path }) => /^(?:content|locales)\//.test(path))];
  const ingredients = [digestOfRules(), ...lookedAt.flatMap(({ path, text }) => [path, text])];
  const wereSound = contentStore.has('sound', ingredients);
  const refused = wereSound
    ? []
    : (await Promise.all(files.map((file) => refusals(project, file, known)))).flat();
  if (!wereSound && known.length === 0 && refused.length === 0) contentStore.note('sound', ingredients);
  return [
    ...known,
    ...refused,
    ...files.flatMap((file) => datesOfToday(file, today)),
    ...files.flatMap((file) => securityTextExpiry(file)),
    ...files.flatMap(toFillIn),
  ];
}

/** Files that code reads: nothing can be shown without their facts. */
function missingFiles(files: readonly JsonFile[], code: readonly TextFile[]): Problem[] {
  return code
    .map(({ path, text }) => ({ file: path.replace(/ts$/, 'json'), text }))
    .filter(({ file, text }) => file.startsWith('content/') && text.includes(`'./${file.split('/').at(-1)}'`))
    .filter(({ file }) => !files.some(({ path }) => path === file))
    .map(({ file }) => ({
      file,
      severity: 'error',
      message: 'is missing, and pages show its facts. Put it back.',
    }));
}

/** What the schema beside a file refuses: `content/<name>.ts` reads `content/<name>.json`. */
async function refusals(project: string, file: JsonFile, known: readonly Problem[]): Promise<Problem[]> {
  const module = file.path.replace(/json$/, 'ts');
  if (!existsSync(path.join(project, module))) {
    const message = `has no schema. Write one beside it, in ${module}, or remove the file.`;
    return [{ file: file.path, severity: 'error', message }];
  }
  try {
    const schema = await schemaOf(path.resolve(project, module), file.path);
    const strange = characters(file);
    return strange.length > 0 || !schema ? strange : schemaIssues(file, schema);
  } catch (error) {
    // What keeps it from being read is said already: it is no JSON, or is not there.
    if (known.length > 0) return [];
    return [
      { file: file.path, severity: 'error', message: error instanceof Error ? error.message : String(error) },
    ];
  }
}
