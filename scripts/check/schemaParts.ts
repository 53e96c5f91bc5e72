import { z } from 'zod';

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
