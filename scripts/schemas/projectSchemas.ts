import path from 'node:path';
import { z } from 'zod';
import { chatSchemas } from '../../content/chat/chatSchemas.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import type { KeyUse } from '../check/code/keyUse.ts';
import { usesOf } from '../check/code/usesOf.ts';
import { schemaOf } from '../check/facts/schemaOf.ts';
import { readProject } from '../check/readProject.ts';
import { pagesShowing } from './pagesShowing.ts';
import { wordsSchema } from './wordsSchema.ts';

/** A JSON Schema, and the files that it describes. */
export interface FileSchema {
  /** In `.generated/schemas/`, without `.json`. */
  name: string;
  /** Relative to the project's folder; `*` is any language. */
  files: string;
  schema: Record<string, unknown>;
}

/** More pages than this are not named. */
const named = 6;

/**
 * @param project its folder
 * @returns a schema for each file of words and facts
 */
export async function projectSchemas(project: string): Promise<FileSchema[]> {
  const { words, facts, code, uses } = readProject(project);
  const pages = pagesShowing(code);
  const shownBy = (found: readonly KeyUse[]) => {
    const places = new Set(found.flatMap(({ file }) => pages.get(file) ?? [file]));
    if (found.some(({ file }) => file.startsWith('components/layout/'))) return 'On every page.';
    if (places.size === 0) return 'Shown through a list of names.';
    return places.size > named ? `On ${places.size} pages.` : `On ${[...places].join(', ')}.`;
  };
  const ofWords = words
    .filter(({ language }) => language === defaultLanguage)
    .map((model) => {
      const { namespace } = model;
      const calls = uses
        .flatMap((each) => each.calls)
        .filter(({ namespaces }) => namespaces.length === 0 || namespaces.includes(namespace));
      const usesOfKey = (key: string) => usesOf([{ calls, literals: [] }], `${namespace}:${key}`);
      const schema = wordsSchema(model, usesOfKey, shownBy);
      return { name: `words/${namespace}`, files: `locales/*/${namespace}.json`, schema };
    });
  const ofFacts = await Promise.all(
    facts.map(async ({ path: file }) => {
      const found = await schemaOf(path.resolve(project, file.replace(/json$/, 'ts')), file);
      return fileSchema(file, found ?? z.unknown());
    }),
  );
  const ofChat = Object.entries(chatSchemas).map(([name, schema]) =>
    fileSchema(`content/chat/${name}.json`, schema),
  );
  return [...ofWords, ...ofFacts, ...ofChat];
}

/** What only code can hold, as that two entries are not the same, is left to `npm run check`. */
function fileSchema(file: string, schema: z.ZodType): FileSchema {
  const name = file.replace(/^content/, 'facts').replace(/\.json$/, '');
  return { name, files: file, schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}
