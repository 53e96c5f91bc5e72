import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { WrongFacts } from '../../content/parseFacts.ts';
import { isGroup, keyPath, type Path, problemIn, type TextFile, type ValueFile } from './files.ts';
import { closestTo, count, type Problem, problemOf, quote } from './problem.ts';
import { strangeCharacters } from './words.ts';

/** All rules on the facts of `content/` that ask neither for words nor for pages. */
export async function checkFacts(
  project: string,
  facts: readonly ValueFile[],
  code: readonly TextFile[],
  today: string,
): Promise<Problem[]> {
  const read = code.flatMap(({ path: reader, text }) =>
    [...text.matchAll(/from '(\.[^']+\.json)'/g)].map(([, file = '']) =>
      path.posix.join(path.posix.dirname(reader), file),
    ),
  );
  const lost = [...new Set(read)].filter(
    (file) => file.startsWith('content/') && !facts.some((each) => each.path === file),
  );
  const problems = [
    ...lost.map((file) => problemOf(file, 'is missing, and code reads it. Put it back.')),
    ...facts.flatMap((file) => file.problems),
  ];
  const refused = await Promise.all(facts.map((file) => refusals(project, file, problems.length > 0)));
  return [...problems, ...refused.flat(), ...facts.flatMap((file) => dates(file, today))];
}

async function refusals(project: string, file: ValueFile, isSaid: boolean): Promise<Problem[]> {
  const strange = strangeCharacters(file);
  if (strange.length > 0) return strange;
  try {
    const schema = await schemaOf(project, file.path);
    return schema ? schemaProblems(file, schema) : [];
  } catch (error) {
    // What keeps a module from being loaded is said already: a file that it reads is not JSON, or is not there.
    return isSaid ? [] : [problemOf(file.path, error instanceof Error ? error.message : String(error))];
  }
}

/**
 * @param file `content/<name>.json`, whose schema `content/<name>.ts` exports, or a file of `content/chat/`
 * @returns its schema; none where the facts of another file keep it from being loaded
 */
export async function schemaOf(project: string, file: string): Promise<z.ZodType | undefined> {
  const name = path.posix.basename(file, '.json');
  const module = file.startsWith('content/chat/')
    ? 'content/chat/chatSchemas.ts'
    : file.replace(/json$/, 'ts');
  const location = path.resolve(project, module);
  try {
    const exported = existsSync(location) ? await import(pathToFileURL(location).href) : {};
    const schema = exported[`${name}Schema`] ?? exported.chatSchemas?.[name];
    if (schema instanceof z.ZodType) return schema;
  } catch (error) {
    // Code refuses facts when it is loaded, those of its own file or of another that it asks.
    if (!(error instanceof Error && error.name === 'WrongFacts')) throw error;
    const refused = error as WrongFacts;
    return refused.file === file ? refused.schema : undefined;
  }
  throw new Error(`has no schema. Write one in ${module}, or remove the file.`);
}

/**
 * Holds a file of facts against its schema.
 *
 * @param file a file of `content/`, or an article's front matter
 * @param schema what it must be; the descriptions of its fields say what to write
 * @returns every fault, with its line
 */
export function schemaProblems(file: ValueFile, schema: z.ZodType): Problem[] {
  if (file.root === undefined) return [];
  const issues = schema.safeParse(file.root, { error: reasonOf }).error?.issues ?? [];
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = namesOf(schemaAt(schema, issue.path));
    return issue.keys.map((key) => {
      const [meant] = closestTo(key, known);
      if (meant) misspelt.add(keyPath([...issue.path, meant]));
      const advice = meant ? `Did you mean "${meant}"?` : `Remove it (known here: ${known.join(', ')}).`;
      return problemIn(file, [...issue.path, key] as Path, `is unknown. ${advice}`);
    });
  });
  const refused = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(keyPath(path)))
    .map(({ path, message }) => {
      const description = schemaAt(schema, path)?.description;
      // What is missing belongs after what its schema names before it.
      const names = namesOf(schemaAt(schema, path.slice(0, -1)));
      const advice = description ? `. Write ${description}.` : '.';
      return problemIn(file, path as Path, `${message}${advice}`, { names });
    });
  return [...unknown, ...refused];
}

/** What zod calls the kinds of values, as somebody writes them in JSON. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list […]',
  object: 'a group {…}',
  record: 'a group {…}',
};

/** Says an issue of zod to somebody who edits facts: what is wrong, right after the name of the value. */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined) return 'is missing';
  const shown =
    typeof input === 'string'
      ? `the text ${quote(input)}`
      : isGroup(input)
        ? 'a group'
        : Array.isArray(input)
          ? 'a list'
          : String(input);
  const written = `, and ${shown} is written`;
  const size = Array.isArray(input)
    ? count(input.length, 'entry', 'entries')
    : count(typeof input === 'string' ? input.trim().length : 0, 'character');
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}${written}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}${written}`;
    case 'too_small':
      if (typeof input === 'number') return `must be at least ${issue.minimum}${written}`;
      return Number(issue.minimum) === 1 ? 'is empty' : `has ${size}; it needs ${issue.minimum} at least`;
    case 'too_big':
      if (typeof input === 'number') return `must be at most ${issue.maximum}${written}`;
      return `has ${size}; it may have ${issue.maximum} at most`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? `is not well formed: ${shown}`;
    case 'custom':
      return `cannot be ${shown}`;
    default:
      return `is not well formed: ${shown}`;
  }
}

/** The schema of a part of what a schema describes. */
function schemaAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (!(schema instanceof z.ZodType)) return undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schema.description ? schema : schemaAt(schema.unwrap(), path);
  if (step === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest) : undefined;
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** What a date says, by its name: when something began, or until when it holds. */
const begun = ['date', 'datePosted', 'incorporated', 'legalTextsUpdated'];
const holding = ['validThrough'];
/** Long enough to make a release. */
const warnDays = 45;

/**
 * Dates that time has made wrong, or will make right: a position that is closed, an article that is not published yet, the
 * expiry of `security.txt` (RFC 9116, 2.5.5: less than a year ahead). Most are told and stop no build, because what was valid
 * on one day must still build on another.
 */
export function dates(file: ValueFile, today: string): Problem[] {
  return file.texts.flatMap(({ path, value: date }) => {
    const name = String(path.at(-1));
    if (!/^\d{4}-\d\d-\d\d/.test(date)) return [];
    const tell = (message: string, severity: Problem['severity'] = 'warning') =>
      problemIn(file, path, message, { severity });
    if (begun.includes(name) && date > today)
      return tell(`is ${date}, which is still to come. Write a day up to today, ${today}.`);
    if (holding.includes(name) && date < today)
      return tell(`was ${date}: it is over. Remove the entry with its words, or write a later day.`);
    if (name !== 'securityTextExpires') return [];
    const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
    const advice = 'Check the address, then write a day within the next year.';
    if (days < 1) return tell(`is past: ${date}. ${advice}`, 'error');
    if (days > 366) return tell(`is more than a year ahead: ${date}. ${advice}`, 'error');
    return days < warnDays ? tell(`is in ${Math.floor(days)} days. ${advice}`) : [];
  });
}
