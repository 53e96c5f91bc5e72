import { z } from 'zod';

/** Facts that their schema refuses. A file of facts exports its schema as `<name>Schema`, by which `npm run check` finds it. */
export class InvalidContent extends Error {
  /** Relative to the project's folder. */
  readonly file: string;
  /** Private, so that a terminal that prints the error does not print all of the schema. */
  readonly #schema: z.ZodType;

  constructor(file: string, schema: z.ZodType, error: z.ZodError) {
    super(`${file} cannot be used ("npm run check" says the lines):\n${z.prettifyError(error)}`);
    this.name = 'WrongFacts';
    this.file = file;
    this.#schema = schema;
  }

  get schema(): z.ZodType {
    return this.#schema;
  }
}

/** @returns what a file of facts holds without the address by which a code editor finds its JSON Schema */
export function withoutSchemaAddress(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) {
    return json;
  }
  const { $schema: _, ...content } = json;
  return content;
}

export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutSchemaAddress(json));
  if (!parsed.success) {
    throw new InvalidContent(file, schema, parsed.error);
  }
  return parsed.data;
}
