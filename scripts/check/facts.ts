import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNodeAtLocation, getNodePath, getNodeValue, type Node } from 'jsonc-parser';
import { z } from 'zod';
import type { WrongFacts } from '../../content/parseFacts.ts';
import { type JsonFile, keyOf, keyPath, propertiesOf, type TextFile, valuesUnder } from './files.ts';
import { closestTo, count, didYouMean, type Problem, problemAt, problemOf, quote } from './problem.ts';
import { strangeCharacters } from './words.ts';

/**
 * All rules on the facts of `content/` that ask neither for words nor for pages.
 *
 * @param facts the JSON files that stand directly in `content/` or in `content/specimens/`
 * @param chat those of `content/chat/`
 */
export async function checkFacts(
  project: string,
  facts: readonly JsonFile[],
  chat: readonly JsonFile[],
  code: readonly TextFile[],
  today: string,
): Promise<Problem[]> {
  const lost = code
    .map(({ path: file, text }) => ({ file: file.replace(/ts$/, 'json'), text }))
    .filter(
      ({ file, text }) => file.startsWith('content/') && text.includes(`'./${path.posix.basename(file)}'`),
    )
    .map(({ file }) => file)
    .filter((file) => !facts.some((each) => each.path === file));
  const problems = [
    ...lost.map((file) => problemOf(file, 'is missing, and pages show its facts. Put it back.')),
    ...[...facts, ...chat].flatMap((each) => each.problems),
    ...(await checkChat(chat)),
  ];
  const refused = await Promise.all(facts.map((file) => refusals(project, file, problems.length > 0)));
  return [...problems, ...refused.flat(), ...facts.flatMap((file) => dates(file, today))];
}

/** What the schema beside a file refuses: `content/<name>.ts` reads `content/<name>.json`. */
async function refusals(project: string, file: JsonFile, isSaid: boolean): Promise<Problem[]> {
  const module = file.path.replace(/json$/, 'ts');
  if (!existsSync(path.join(project, module)))
    return [problemOf(file.path, `has no schema. Write one beside it, in ${module}, or remove the file.`)];
  try {
    return checkValues(file, await schemaOf(path.resolve(project, module), file.path));
  } catch (error) {
    // What keeps a module from being loaded is said already: a file that it reads is not JSON, or is not there.
    return isSaid ? [] : [problemOf(file.path, error instanceof Error ? error.message : String(error))];
  }
}

function checkValues(file: JsonFile, schema: z.ZodType | undefined): Problem[] {
  const strange = strangeCharacters(file);
  return strange.length > 0 || !schema ? strange : schemaProblems(file, schema);
}

/** @returns the schema that the code exports; none where the facts of another file keep it from being loaded */
export async function schemaOf(module: string, file: string): Promise<z.ZodType | undefined> {
  try {
    const exported: Record<string, unknown> = await import(pathToFileURL(module).href);
    const [, schema] = Object.entries(exported).find(([name]) => name.endsWith('Schema')) ?? [];
    return schema instanceof z.ZodType ? schema : undefined;
  } catch (error) {
    // Code refuses facts when it is loaded, those of its own file or of another that it asks.
    if (!(error instanceof Error && error.name === 'WrongFacts')) throw error;
    const refused = error as WrongFacts;
    return refused.file === file ? refused.schema : undefined;
  }
}

async function checkChat(files: readonly JsonFile[]): Promise<Problem[]> {
  // It reads the offices, and code refuses facts when it is loaded: these are told by their own file.
  const { chatSchemas } = await import('../../content/chat/chatSchemas.ts').catch((error: Error) => {
    if (error.name !== 'WrongFacts') throw error;
    return { chatSchemas: undefined };
  });
  if (!chatSchemas) return [];
  const fileOf = (name: string) => `content/chat/${name}.json`;
  const expected = Object.keys(chatSchemas).map(fileOf);
  const missing = expected.filter((file) => !files.some((each) => each.path === file));
  return [
    ...missing.map((file) => problemOf(file, 'is missing, and the chat reads it. Put it back.')),
    ...files.flatMap((file) => {
      const schema = chatSchemas[path.posix.basename(file.path, '.json')];
      if (schema) return checkValues(file, schema);
      return [problemOf(file.path, `is read by nothing. ${didYouMean(file.path, missing, 'Remove it.')}`)];
    }),
  ];
}

/**
 * Holds a file of facts against its schema.
 *
 * @param file a file of `content/`, or an article's front matter
 * @param schema what it must be; the descriptions of its fields say what to write
 * @returns every fault, with its line
 */
export function schemaProblems(file: JsonFile, schema: z.ZodType): Problem[] {
  const { root } = file;
  if (!root) return [];
  const issues = schema.safeParse(getNodeValue(root), { error: reasonOf }).error?.issues ?? [];
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = namesOf(schemaAt(schema, issue.path));
    return issue.keys.map((key) => {
      const [meant] = closestTo(key, known);
      if (meant) misspelt.add(keyPath([...issue.path, meant]));
      const advice = meant ? `Did you mean "${meant}"?` : `Remove it (known here: ${known.join(', ')}).`;
      return { path: [...issue.path, key], message: `is unknown. ${advice}` };
    });
  });
  const refused = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(keyPath(path)))
    .map(({ path, message }) => {
      const description = schemaAt(schema, path)?.description;
      return { path, message: `${message}${description ? `. Write ${description}` : ''}.` };
    });
  return [...unknown, ...refused].map(({ path, message }) =>
    problemAt(file, placeOf(root, schema, path), `${keyPath(path) || 'the file'} ${message}`),
  );
}

/** What zod calls the kinds of values, as somebody writes them in JSON. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list […]',
  object: 'a group {…}',
};

/** Says an issue of zod to somebody who edits facts: what is wrong, right after the name of the value. */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined) return 'is missing';
  const shown =
    typeof input === 'string'
      ? `the text ${quote(input)}`
      : Array.isArray(input)
        ? 'a list'
        : typeof input === 'object'
          ? 'a group'
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

/** What is missing has no place: it belongs after what its schema names before it. */
function placeOf(root: Node, schema: z.ZodType, path: readonly PropertyKey[]): number {
  const steps = path as (string | number)[];
  const node = steps.length === 0 ? root : findNodeAtLocation(root, steps);
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  const around = steps.slice(0, -1);
  const names = namesOf(schemaAt(schema, around));
  const before = names.slice(0, Math.max(0, names.indexOf(String(steps.at(-1)))));
  const group = around.length === 0 ? root : findNodeAtLocation(root, around);
  const last = group && propertiesOf(group).findLast(({ name }) => before.includes(name))?.value;
  return last ? last.offset + last.length - 1 : placeOf(root, schema, around);
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
export function dates(file: JsonFile, today: string): Problem[] {
  return (file.root ? valuesUnder(file.root) : []).flatMap((node) => {
    const name = String(getNodePath(node).at(-1));
    const date = node.type === 'string' ? String(node.value) : '';
    if (!/^\d{4}-\d\d-\d\d/.test(date)) return [];
    const tell = (message: string, severity: Problem['severity'] = 'warning') =>
      problemAt(file, node.offset, `${keyOf(node)} ${message}`, severity);
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
