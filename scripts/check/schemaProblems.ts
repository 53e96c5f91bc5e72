import { z } from 'zod';
import { didYouMean, listOf, type Problem } from './problem.ts';
import { isAt, problemIn, type ValueFile, type ValuePath } from './valueFile.ts';

/** @returns the problems of a file by its schema; the descriptions of the fields become the advice */
export function schemaProblems(file: ValueFile, schema: z.ZodType): Problem[] {
  if (file.root === undefined) {
    return [];
  }
  const { issues = [] } = schema.safeParse(file.root, { error: reasonOf }).error ?? {};
  return issues.flatMap((issue) => {
    const part = schemaAt(schema, issue.path as ValuePath);
    if (issue.code === 'unrecognized_keys') {
      const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
      return issue.keys.map((key) => {
        const advice = didYouMean(key, known, `Remove it (known here: ${listOf(known)}).`);
        return problemIn(file, [...issue.path, key] as ValuePath, `is unknown. ${advice}`);
      });
    }
    const isKey = issue.code === 'invalid_key';
    const message = isKey ? issue.issues[0]?.message : issue.message;
    // If a key is wrong, its rule is in the schema of the record around it.
    const around = isKey ? schemaAt(schema, issue.path.slice(0, -1) as ValuePath) : undefined;
    const rule = around instanceof z.ZodRecord ? (around.keyType as z.ZodType) : part;
    // The message about a wrong value has the allowed values already (`reasonOf`).
    const values = message === 'is missing' ? valuesOf(rule) : '';
    const advice = rule?.description ? `. Write ${rule.description}${values}.` : '.';
    return problemIn(file, issue.path as ValuePath, `${message}${advice}`);
  });
}

/** @returns the values that a field may have, if the schema lists them and the description does not */
function valuesOf(schema: z.ZodType | undefined): string {
  const isListed = schema instanceof z.ZodEnum && !schema.description?.includes('"');
  return isListed ? `: ${schema.options.map((value) => JSON.stringify(value)).join(', ')}` : '';
}

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

/** @returns a message, to be shown after the key. Zod uses it if the schema itself defines none. */
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

/** A field of a schema: the selector of its values (`selectValues`), its own schema, and the metadata of that schema. */
interface Field {
  selector: string;
  schema: z.ZodType;
  meta: Readonly<Record<string, unknown>>;
}

/** @returns all fields of a schema, lists and groups before their entries; an optional field occurs twice, wrapped and unwrapped */
export function fieldsOf(schema: z.core.$ZodType, steps: readonly string[] = []): Field[] {
  const meta = z.globalRegistry.get(schema) ?? {};
  return [{ selector: steps.join('.'), schema: schema as z.ZodType, meta }, ...fieldsWithin(schema, steps)];
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

/** @returns the schema of a value. An optional field has two schemas: the one with a description is returned. */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.ZodType | undefined {
  const there = fieldsOf(schema).filter(({ selector }) => isAt(path, selector));
  return (there.find(({ meta }) => meta.description) ?? there.at(-1))?.schema;
}
