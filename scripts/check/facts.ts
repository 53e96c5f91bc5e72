import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { WrongFacts } from '../../content/parseFacts.ts';
import { type Path, problemIn, selectValues, type TextFile, type ValueFile } from './files.ts';
import { didYouMean, type Problem, problemOf } from './problem.ts';
import { strangeLines } from './words.ts';

/** All rules on the facts of `content/` that ask neither for words nor for pages. */
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
    facts.map((file) => schemaRules(project, file, today, problems.length > 0)),
  );
  return [...problems, ...refused.flat()];
}

const importOfFacts = /^import \w+ from '(\.[^']+\.json)'/gm;

/** Files of facts that the modules beside them read, and that are gone. */
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
  today: string,
  isSaid: boolean,
): Promise<Problem[]> {
  try {
    const schema = await schemaOf(project, file.path);
    if (!schema) {
      return [];
    }
    const wrong = schemaProblems(file, schema);
    return [...(wrong.length === 0 ? notGiven(file, schema) : wrong), ...dates(file, schema, today)];
  } catch (error) {
    // What keeps a module from being loaded is said already: a file that it reads is not JSON.
    return isSaid ? [] : [problemOf(file.path, error instanceof Error ? error.message : String(error))];
  }
}

/**
 * @param file `content/<name>.json`, whose schema `content/<name>.ts` exports, or a file of `content/chat/`, whose schemas `chatSchemas.ts` exports
 * @returns its schema; none where the facts of another file keep it from being loaded
 */
export async function schemaOf(project: string, file: string): Promise<z.ZodType | undefined> {
  const name = path.posix.basename(file, '.json');
  const isOfLanguage = /^content\/chat\/.+\//.test(file);
  const module = file.startsWith('content/chat/')
    ? 'content/chat/chatSchemas.ts'
    : file.replace(/json$/, 'ts');
  const location = path.resolve(project, module);
  try {
    const exported = existsSync(location) ? await import(pathToFileURL(location).href) : {};
    const schema = exported[isOfLanguage ? '' : `${name}Schema`] ?? exported.chatSchemas?.[name];
    if (schema instanceof z.ZodType) {
      return schema;
    }
  } catch (error) {
    // Code refuses facts when it is loaded, those of its own file or of another that it asks.
    if (!(error instanceof Error && error.name === 'WrongFacts')) {
      throw error;
    }
    const refused = error as WrongFacts;
    return refused.file === file ? refused.schema : undefined;
  }
  throw new Error(`is read by nothing. Remove the file, or have what it may hold written in ${module}.`);
}

/**
 * Holds a file of facts against its schema.
 *
 * @param file a file of `content/`, or an article's front matter
 * @param schema what it must be; the descriptions of its fields say what to write
 * @returns every fault, with its line
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
        const advice = didYouMean(key, known, `Remove it (known here: ${known.join(', ')}).`);
        return problemIn(file, [...issue.path, key] as Path, `is unknown. ${advice}`);
      });
    }
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    const advice = part?.description ? `. Write ${part.description}.` : '.';
    return problemIn(file, issue.path as Path, `${message}${advice}`);
  });
}

/** @returns a question for each optional fact of a file that a visitor would miss, and that the owner has not given (`optionalFact`) */
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
  path: Path,
): { path: Path; description: string }[] {
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

/** What a value of a type is called in messages. */
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

/** @returns what is wrong with a value, in a sentence that follows its key; a schema's own words come before these */
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

/** @returns the schema of a part of what a schema describes */
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

/** A field of a schema: the steps that lead to its values, `*` for those of a list, and what the schema says of it to rules. */
interface Field {
  selector: string;
  meta: Readonly<Record<string, unknown>>;
}

/** @returns every field that a schema describes, lists and groups before what they hold */
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

/** Long enough to make a release. */
const warnDays = 45;

/** What time does to a date, by what the schema says of it: a message where it has made it wrong. */
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
        ? `is ${date}. Check the address, then write a day at least ${warnDays} days and at most a year ahead.`
        : undefined,
  };

/**
 * Dates that time has made wrong, or will make right: a position that is closed, an article that is not published yet, the
 * expiry of `security.txt` (RFC 9116, 2.5.5: less than a year ahead). They are told and stop no build, because what was valid on
 * one day must still build on another.
 *
 * @param schema says of a date which of these it is: `time` is `past`, `last` or `renewed`
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
