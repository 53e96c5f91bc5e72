import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { WrongFacts } from '../../../content/parseFacts.ts';

/**
 * @param module a file of code that reads facts, as an absolute path
 * @param file the facts that stand beside it, relative to the project's folder
 * @returns the schema that the code exports; none where the facts of another file keep it from being loaded
 */
export async function schemaOf(module: string, file: string): Promise<z.ZodType | undefined> {
  try {
    const exported: Record<string, unknown> = await import(pathToFileURL(module).href);
    return Object.entries(exported).find(
      (entry): entry is [string, z.ZodType] => entry[0].endsWith('Schema') && entry[1] instanceof z.ZodType,
    )?.[1];
  } catch (error) {
    // Code refuses facts when it is loaded, those of its own file or of another that it asks.
    if (!isWrongFacts(error)) throw error;
    return error.file === file ? error.schema : undefined;
  }
}

function isWrongFacts(error: unknown): error is WrongFacts {
  return error instanceof Error && error.name === 'WrongFacts';
}
