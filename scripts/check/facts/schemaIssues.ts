import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { z } from 'zod';
import { count } from '../count.ts';
import { didYouMean } from '../didYouMean.ts';
import { keyPath, type Path } from '../keyPath.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { quote } from '../quote.ts';

/**
 * Holds a file of facts against its schema.
 *
 * @param file a file of `content/`
 * @param schema what it must be; the descriptions of its fields say what to write
 * @returns every fault, with its line
 */
export function schemaIssues(file: JsonFile, schema: z.ZodType): Problem[] {
  const { root } = file;
  if (!root || file.errors.length > 0) return [];
  const { error } = schema.safeParse(getNodeValue(root));
  const issues = error?.issues ?? [];
  const misspelt = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? meantBy(issue, schema) : [])),
  );
  return issues
    .filter(({ path }) => !misspelt.has(path.join('.')))
    .flatMap((issue) => describeIssue(file, root, schema, issue));
}

/** The keys that unknown ones probably are: they need not be said to be missing. */
function meantBy({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, schema: z.ZodType): string[] {
  const known = namesOf(
    schemaAt(
      schema,
      path.filter((step) => typeof step !== 'symbol'),
    ),
  );
  return keys.flatMap((key) =>
    known.filter((name) => didYouMean(key, [name], '')).map((name) => [...path, name].join('.')),
  );
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function describeIssue(file: JsonFile, root: Node, schema: z.ZodType, issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const known = namesOf(schemaAt(schema, path));
    const otherwise = `Remove it (known here: ${known.join(', ')}).`;
    return issue.keys.map((name) =>
      errorAt(
        file,
        placeOf(root, schema, [...path, name]),
        [...path, name],
        `is unknown. ${didYouMean(name, known, otherwise)}`,
      ),
    );
  }
  const node = findNodeAtLocation(root, [...path]);
  const description = schemaAt(schema, path)?.description;
  const advice = description ? `. Write ${description}` : '';
  const reason = node ? reasonOf(issue, node) : 'is missing';
  return [errorAt(file, placeOf(root, schema, path), path, `${reason}${advice}.`)];
}

function reasonOf(issue: z.core.$ZodIssue, node: Node): string {
  const written = `, and ${shown(node)} is written`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}${written}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}${written}`;
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int')
        return `must be at least ${issue.minimum}${written}`;
      return Number(issue.minimum) === 1
        ? 'is empty'
        : `has ${sizeOf(node)}; it needs ${issue.minimum} at least`;
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int')
        return `must be at most ${issue.maximum}${written}`;
      return `has ${sizeOf(node)}; it may have ${issue.maximum} at most`;
    case 'invalid_key':
    case 'invalid_union':
    case 'invalid_format':
      return `is not well formed: ${shown(node)}`;
    case 'custom':
      return issue.message === 'Invalid input' ? `cannot be ${shown(node)}` : issue.message;
    default:
      return `cannot be used${written}`;
  }
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list […]',
  object: 'a group {…}',
  null: 'null without quotes',
};

function sizeOf(node: Node): string {
  return node.type === 'array'
    ? count(node.children?.length ?? 0, 'entry', 'entries')
    : count(String(node.value).trim().length, 'character');
}

function shown(node: Node): string {
  if (node.children) return node.type === 'array' ? 'a list' : 'a group';
  return node.type === 'string' ? `the text ${quote(node.value)}` : String(node.value);
}

function errorAt(file: JsonFile, offset: number, path: Path, message: string): Problem {
  return problemAt(file, offset, 'error', `${keyPath(path) || 'the file'} ${message}`);
}

/** What is missing has no place: it belongs after what its schema names before it. */
function placeOf(root: Node, schema: z.ZodType, path: Path): number {
  const node = path.length === 0 ? root : findNodeAtLocation(root, [...path]);
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  const group = path.slice(0, -1);
  const names = namesOf(schemaAt(schema, group));
  const before = names
    .slice(0, Math.max(0, names.indexOf(String(path.at(-1)))))
    .flatMap((name) => findNodeAtLocation(root, [...group, name]) ?? []);
  const ends = before.map(({ offset, length }) => offset + length - 1);
  return ends.length > 0 ? Math.max(...ends) : placeOf(root, schema, group);
}

/** The schema of a part of what a schema describes. */
function schemaAt(schema: z.core.$ZodType | undefined, path: Path): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return schema.description ? (schema as z.ZodType) : schemaAt(schema.unwrap(), path);
  }
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[step], rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  return undefined;
}
