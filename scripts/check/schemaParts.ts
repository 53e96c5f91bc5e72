import { z } from 'zod';
import { isAt, type ValuePath } from './valueFile.ts';

/** A field of a schema: the selector of its values (`selectValues`), its own schema, and that one's metadata. */
interface Field {
  selector: string;
  schema: z.ZodType;
  meta: Readonly<Record<string, unknown>>;
}

/** @returns all fields of a schema, lists and groups before their entries; what may be absent stands twice, as a whole and as what it holds */
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

/** @returns the schema of the value at a path of what a schema describes, where it describes one there */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.ZodType | undefined {
  const there = fieldsOf(schema).filter(({ selector }) => isAt(path, selector));
  return (there.find(({ meta }) => meta.description) ?? there.at(-1))?.schema;
}
