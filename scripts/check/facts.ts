import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type WrongFacts, withoutSchemaAddress } from '../../content/parseFacts.ts';
import type { ProjectFiles, TextFile } from './files.ts';
import { parseJsonFile } from './jsonFile.ts';
import { didYouMean, listOf, type Problem, problemOf } from './problem.ts';
import { problemIn, selectValues, type ValueFile, type ValuePath, valueFile } from './valueFile.ts';
import { strangeLines } from './words.ts';

/** @returns the files of facts, without the address of their JSON Schema: all JSON of `content/` */
export function readFacts({ read }: ProjectFiles): ValueFile[] {
  return read(/^content\/.+\.json$/).map((file) => {
    const { root, problems, placeOf } = parseJsonFile(file);
    return valueFile(file, problems, withoutSchemaAddress(root), placeOf);
  });
}

/**
 * Checks the facts of `content/` by the rules that need neither words nor pages.
 *
 * @param code the modules of the project, some of which read facts
 * @param today year-month-day
 */
export async function checkFacts(
  project: string,
  facts: readonly ValueFile[],
  code: readonly TextFile[],
  today: string,
): Promise<Problem[]> {
  const problems = [
    ...missingFiles(facts, code),
    ...facts.flatMap((file) => [...file.problems, ...(file.root === undefined ? [] : strangeLines(file))]),
  ];
  const refused = await Promise.all(
    facts.map((file) => schemaRules(project, file, { today, hasProblems: problems.length > 0 })),
  );
  return [...problems, ...refused.flat()];
}

/** Matches an import of a JSON file, with the file's path. */
const importOfFacts = /^import \w+ from '(\.[^']+\.json)'/gm;

/** @returns a problem for each file of facts that a module beside it reads and that does not exist */
function missingFiles(facts: readonly ValueFile[], code: readonly TextFile[]): Problem[] {
  const there = new Set(facts.map((file) => file.path));
  return code
    .filter((module) => module.path.startsWith('content/'))
    .flatMap((module) =>
      [...module.text.matchAll(importOfFacts)].map(([, name = '']) => ({
        module: module.path,
        file: path.posix.join(path.posix.dirname(module.path), name),
      })),
    )
    .filter(({ file }) => !there.has(file))
    .map(({ file, module }) =>
      problemOf(
        file,
        `is missing, and ${module} reads it. Bring it back (git restore ${file}); a list of which nothing is left is written [].`,
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
    return [...(wrong.length === 0 ? notGiven(file, schema) : wrong), ...dates(file, schema, today)];
  } catch (error) {
    // A module that reads a file which is missing or no JSON cannot be loaded; that file's own problem is reported already.
    return hasProblems ? [] : [problemOf(file.path, error instanceof Error ? error.message : String(error))];
  }
}

/**
 * @param file `content/<name>.json`, whose schema `content/<name>.ts` exports, or a file of `content/chat/`, whose schemas `chatSchemas.ts` exports
 * @returns its schema; none where the facts of another file keep it from being loaded
 * @throws Error that says that nothing reads the file, or what a module throws that cannot be loaded
 */
export async function schemaOf(project: string, file: string): Promise<z.ZodType | undefined> {
  const name = path.posix.basename(file, '.json');
  // `content/chat/` has a `topics.json` for all languages (`topicsSchema`), and one in the folder of each (`chatSchemas`).
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
    // A module throws when the facts that it reads are wrong: those of its own file, or those of another module that it imports. It is
    // known by its name, because a project in another folder has a class of its own.
    if (!(error instanceof Error && error.name === 'WrongFacts')) {
      throw error;
    }
    const refused = error as WrongFacts;
    return refused.file === file ? refused.schema : undefined;
  }
  throw new Error(`is read by nothing. Remove the file, or have what it may hold written in ${module}.`);
}

/**
 * Validates a file of facts by its schema.
 *
 * @param file a file of `content/`, or an article's front matter
 * @param schema the descriptions of its fields become the advice of the messages
 * @returns a problem for each fault, with its line
 */
export function schemaProblems(file: ValueFile, schema: z.ZodType): Problem[] {
  if (file.root === undefined) {
    return [];
  }
  const { issues = [] } = schema.safeParse(file.root, { error: reasonOf }).error ?? {};
  return issues.flatMap((issue) => {
    const part = schemaAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
      return issue.keys.map((key) => {
        const advice = didYouMean(key, known, `Remove it (known here: ${listOf(known)}).`);
        return problemIn(file, [...issue.path, key] as ValuePath, `is unknown. ${advice}`);
      });
    }
    const isKey = issue.code === 'invalid_key';
    const message = isKey ? issue.issues[0]?.message : issue.message;
    // What a wrong key should be is said by the record that it is a key of.
    const around = isKey ? schemaAt(schema, issue.path.slice(0, -1)) : undefined;
    const rule = around instanceof z.ZodRecord ? (around.keyType as z.ZodType) : part;
    const values = message === 'is missing' ? valuesOf(rule) : '';
    const advice = rule?.description ? `. Write ${rule.description}${values}.` : '.';
    return problemIn(file, issue.path as ValuePath, `${message}${advice}`);
  });
}

/** @returns the values of a field that has a list of them, where its description names none */
function valuesOf(schema: z.ZodType | undefined): string {
  const isListed = schema instanceof z.ZodEnum && !schema.description?.includes('"');
  return isListed ? `: ${schema.options.map((value) => JSON.stringify(value)).join(', ')}` : '';
}

/** @returns a question for each `optionalFact` that the file does not give */
export function notGiven(file: ValueFile, schema: z.ZodType): Problem[] {
  return file.root === undefined
    ? []
    : missingWithin(schema, file.root, []).map(({ path, description }) =>
        problemIn(file, path, `is not given: ${description}`, 'question'),
      );
}

function missingWithin(
  schema: z.core.$ZodType,
  value: unknown,
  path: ValuePath,
): { path: ValuePath; description: string }[] {
  const { isAskedAtLaunch, description = '' } = z.globalRegistry.get(schema) ?? {};
  const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
  if (isMissing) {
    return isAskedAtLaunch ? [{ path, description }] : [];
  }
  if (schema instanceof z.ZodOptional) {
    return missingWithin(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodObject) {
    const values = value as Record<string, unknown>;
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inside]) =>
      missingWithin(inside, values[name], [...path, name]),
    );
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((entry, index) =>
      missingWithin(schema.element, entry, [...path, index]),
    );
  }
  return [];
}

/** The names of types in messages. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list […]',
  object: 'a group {…}',
  record: 'a group {…}',
  null: 'null',
};

/** @returns the message of an issue, which follows the key; a schema's own message takes precedence */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined) {
    return 'is missing';
  }
  const found =
    typeof input === 'string' || typeof input === 'number' ? JSON.stringify(input) : nameOfType(input);
  if (input === '') {
    return 'is empty';
  }
  switch (issue.code) {
    case 'invalid_type':
      return `is ${found}, not ${typeNames[String(issue.expected)] ?? issue.expected}`;
    case 'invalid_value':
      return `is ${found}, which is none of these: ${(issue.values as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return Array.isArray(input)
        ? `has too few entries, ${input.length} of at least ${issue.minimum}`
        : `is ${found}, below ${issue.minimum}`;
    case 'too_big':
      return Array.isArray(input)
        ? `has too many entries, ${input.length} of at most ${issue.maximum}`
        : `is ${found}, above ${issue.maximum}`;
    default:
      return `is ${found}, which does not fit`;
  }
}

function nameOfType(value: unknown): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return typeNames[type] ?? type;
}

/** @returns the schema of the value at a path of what a schema describes; nothing where it describes none there */
export function schemaAt(
  schema: z.core.$ZodType | undefined,
  path: readonly PropertyKey[],
): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (!(schema instanceof z.ZodType)) {
    return undefined;
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return schema.description ? schema : schemaAt(schema.unwrap(), path);
  }
  if (step === undefined) {
    return schema;
  }
  if (schema instanceof z.ZodObject) {
    return schemaAt(schema.shape[String(step)], rest);
  }
  if (schema instanceof z.ZodRecord) {
    return schemaAt(schema.valueType, rest);
  }
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest) : undefined;
}

/** A field of a schema: the selector of its values (`selectValues`), and its metadata. */
interface Field {
  selector: string;
  meta: Readonly<Record<string, unknown>>;
}

/** @returns all fields of a schema, lists and groups before their entries */
export function fieldsOf(schema: z.core.$ZodType, steps: readonly string[] = []): Field[] {
  const own = { selector: steps.join('.'), meta: z.globalRegistry.get(schema) ?? {} };
  return [own, ...fieldsWithin(schema, steps)];
}

function fieldsWithin(schema: z.core.$ZodType, steps: readonly string[]): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldsOf(schema.unwrap(), steps);
  }
  if (schema instanceof z.ZodArray) {
    return fieldsOf(schema.element, [...steps, '*']);
  }
  if (schema instanceof z.ZodRecord) {
    return fieldsOf(schema.valueType, [...steps, '*']);
  }
  return schema instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inside]) =>
        fieldsOf(inside, [...steps, name]),
      )
    : [];
}

/** The days before an expiry from which it is reported: long enough to make a release. */
const warnDays = 45;

/** Rules on dates, by the `time` of their schema (`content/fields.ts`): each gives a message where the date is wrong today; `days` are those until it. */
const dateRules: Readonly<Record<string, (date: string, days: number, today: string) => string | undefined>> =
  {
    past: (date, days, today) =>
      days > 0 ? `is ${date}, which is still to come. Write a day up to today, ${today}.` : undefined,
    last: (date, days) =>
      days < 0
        ? `was ${date}: it is over. Remove the entry with its words, or write a later day.`
        : undefined,
    renewed: (date, days) =>
      days < warnDays || days > 366
        ? `${days <= 0 ? `was ${date}: it is over, so what it vouches for is no longer published` : `is ${date}`}. Check the address, then write a day at least ${warnDays} days and at most a year ahead.`
        : undefined,
  };

/**
 * Finds dates that are wrong on the present day: a position that is closed, an article that is not published yet, the expiry of
 * `security.txt` (RFC 9116, 2.5.5: less than a year ahead). They are warnings.
 *
 * @param schema its dates have the metadata `time`: `past`, `last` or `renewed`
 */
export function dates(file: ValueFile, schema: z.ZodType, today: string): Problem[] {
  return fieldsOf(schema).flatMap(({ selector, meta }) => {
    const rule = dateRules[String(meta.time)];
    const written = rule
      ? selectValues(file, selector).filter(({ value }) => z.iso.date().safeParse(value).success)
      : [];
    return written.flatMap(({ path, value: date }) => {
      const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
      const message = rule?.(date, days, today);
      return message ? problemIn(file, path, message, 'warning') : [];
    });
  });
}
