import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type InvalidContent, withoutSchemaKey } from '../../content/parseContent.ts';
import { dates } from './dates.ts';
import type { ProjectFiles, TextFile } from './files.ts';
import { parseJsonFile } from './jsonFile.ts';
import { type Problem, problemOf } from './problem.ts';
import { fieldsOf, schemaProblems } from './schemaProblems.ts';
import { pasteErrors } from './translationFiles.ts';
import { isAt, problemIn, type ValueFile, valueAt, valueFile } from './valueFile.ts';

/** @returns all JSON files of `content/`, each without the URL of its JSON Schema */
export function readContent({ read }: ProjectFiles): ValueFile[] {
  return read(/^content\/.+\.json$/).map((file) => {
    const { root, problems, locationOf } = parseJsonFile(file);
    return valueFile(file, problems, withoutSchemaKey(root), locationOf);
  });
}

/** Checks the files of `content/` by themselves, and reports missing files that modules of `content/` import. */
export async function checkContent(
  project: string,
  content: readonly ValueFile[],
  code: readonly TextFile[],
  today: string,
): Promise<Problem[]> {
  const problems = [
    ...missingFiles(content, code),
    ...content.flatMap((file) => [...file.problems, ...(file.root === undefined ? [] : pasteErrors(file))]),
  ];
  const invalid = await Promise.all(
    content.map((file) => schemaRules(project, file, { today, hasProblems: problems.length > 0 })),
  );
  return [...problems, ...invalid.flat()];
}

const importOfContent = /^import \w+ from '(\.[^']+\.json)'/gm;

/** @returns a problem for each content file that does not exist, but is read by the module beside it */
function missingFiles(content: readonly ValueFile[], code: readonly TextFile[]): Problem[] {
  const there = new Set(content.map((file) => file.path));
  return code
    .filter((module) => module.path.startsWith('content/'))
    .flatMap((module) =>
      [...module.text.matchAll(importOfContent)].map(([, name = '']) => ({
        module: module.path,
        file: path.posix.join(path.posix.dirname(module.path), name),
      })),
    )
    .filter(({ file }) => !there.has(file))
    .map(({ file, module }) =>
      problemOf(
        file,
        `is missing, and ${module} reads it. Restore it (git restore ${file}); write an empty list as [].`,
      ),
    );
}

async function schemaRules(
  project: string,
  file: ValueFile,
  { today, hasProblems }: { today: string; hasProblems: boolean },
): Promise<Problem[]> {
  try {
    const schema = await schemaOf(project, file.path);
    if (!schema) {
      return [];
    }
    const wrong = schemaProblems(file, schema);
    return [
      ...(wrong.length === 0 ? notGiven(file, schema) : wrong),
      ...dates(file, schema, today),
      ...missingTests(project, file),
    ];
  } catch (error) {
    // The module cannot be loaded if a file that it reads is missing or is not JSON. That is reported already.
    return hasProblems ? [] : [problemOf(file.path, error instanceof Error ? error.message : String(error))];
  }
}

/** @returns a problem for each reference to a missing test (`tests/a.test.ts › part of its title`); none in a project without tests */
function missingTests(project: string, file: ValueFile): Problem[] {
  const isMissing = (reference: string) => {
    const [name = '', title = ''] = reference.split(' › ');
    const tests = path.join(project, name);
    return !existsSync(tests) || !readFileSync(tests, 'utf8').includes(title);
  };
  const hasTests = existsSync(path.join(project, 'tests'));
  const advice = 'a test that is gone. Name the one that took its place, or take it out.';
  return file.texts
    .filter(({ value }) => hasTests && value.startsWith('tests/') && isMissing(value))
    .map(({ path: valuePath, value }) => problemIn(file, valuePath, `is "${value}", ${advice}`));
}

/** @returns the schema of a file of `content/`, from the module that reads the file; undefined if other content is invalid */
export async function schemaOf(project: string, file: string): Promise<z.ZodType | undefined> {
  const name = path.posix.basename(file, '.json');
  // `content/chat/` has `topics.json` for all languages (`topicsSchema`), and a folder of files for each language (`chatSchemas`).
  const isOfLanguage = /^content\/chat\/.+\//.test(file);
  const module = file.startsWith('content/chat/')
    ? 'content/chat/chatSchemas.ts'
    : file.replace(/json$/, 'ts');
  const location = path.resolve(project, module);
  try {
    const exported = existsSync(location) ? await import(pathToFileURL(location).href) : {};
    const schema = isOfLanguage ? exported.chatSchemas?.[name] : exported[`${name}Schema`];
    if (schema instanceof z.ZodType) {
      return schema;
    }
  } catch (error) {
    // A module throws if its content file is invalid, or the content file of an imported module. The error is compared by name, because a
    // project in another folder has its own copy of the class.
    if (!(error instanceof Error && error.name === 'InvalidContent')) {
      throw error;
    }
    const invalid = error as InvalidContent;
    return invalid.file === file ? invalid.schema : undefined;
  }
  throw new Error(`is read by nothing. Remove the file, or have what it may hold written in ${module}.`);
}

/** @returns a question for each `optionalValue` that the file leaves out */
export function notGiven(file: ValueFile, schema: z.ZodType): Problem[] {
  return fieldsOf(schema)
    .filter(({ meta }) => meta.inLaunchChecklist)
    .flatMap(({ selector, meta }) => {
      // The group's selector and the field's name: `items.*` and `salary` of `items.*.salary`.
      const [, around = '', name] = /^(.*?)\.?([^.]*)$/.exec(selector) ?? [];
      return file.values
        .filter(({ path: valuePath }) => isAt(valuePath, around))
        .map(({ path: valuePath }) => (name ? [...valuePath, name] : valuePath))
        .filter((valuePath) => {
          const value = valueAt(file.root, valuePath);
          return value === undefined || (Array.isArray(value) && value.length === 0);
        })
        .map((valuePath) => problemIn(file, valuePath, `is not given: ${meta.description}`, 'question'));
    });
}
