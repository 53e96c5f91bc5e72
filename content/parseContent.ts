import { z } from 'zod';

/** Thrown if a schema rejects a content file. Each module of `content/` exports its schema as `<name>Schema`, for `npm run check`. */
export class InvalidContent extends Error {
  /** The path of the content file, relative to the project's folder. */
  readonly file: string;
  /** For `npm run check`, because a module that throws exports no schema. The field is private, because Node prints public ones. */
  readonly #schema: z.ZodType;

  constructor(file: string, schema: z.ZodType, error: z.ZodError) {
    super(`${file} cannot be used ("npm run check" says the lines):\n${z.prettifyError(error)}`);
    this.name = 'InvalidContent';
    this.file = file;
    this.#schema = schema;
  }

  get schema(): z.ZodType {
    return this.#schema;
  }
}

/** @returns the data of a content file without `$schema`, the property by which code editors find its JSON Schema */
export function withoutSchemaKey(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) {
    return json;
  }
  const { $schema: _, ...content } = json;
  return content;
}

/** @throws InvalidContent if the schema rejects the content */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutSchemaKey(json));
  if (!parsed.success) {
    throw new InvalidContent(file, schema, parsed.error);
  }
  return parsed.data;
}
