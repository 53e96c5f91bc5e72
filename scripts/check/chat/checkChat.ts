import type { z } from 'zod';
import { chatSchemas } from '../../../content/chat/chatSchemas.ts';
import { characters } from '../characters.ts';
import { didYouMean } from '../didYouMean.ts';
import { schemaIssues } from '../facts/schemaIssues.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { remember } from '../remember.ts';
import { unlessSound } from '../unlessSound.ts';

/**
 * All rules on `content/chat/`, whose pages and cities are looked for where all links and references are.
 *
 * @param files its JSON files
 * @returns what is wrong, in no particular order
 */
export function checkChat(files: readonly JsonFile[]): Problem[] {
  const names = Object.keys(chatSchemas);
  const fileOf = (name: string) => `content/chat/${name}.json`;
  const missing = names.filter((name) => !files.some(({ path }) => path === fileOf(name)));
  return [
    ...missing.map(
      (name): Problem => ({
        file: fileOf(name),
        severity: 'error',
        message: 'is missing, and the chat reads it. Put it back.',
      }),
    ),
    ...files.flatMap((file): Problem[] => {
      const schema = chatSchemas[names.find((name) => fileOf(name) === file.path) ?? ''];
      if (schema)
        return unlessSound([file.path, file.text, file.fault ?? ''], () => faultsOf(file.path, file, schema));
      const advice = didYouMean(file.path, missing.map(fileOf), 'Remove it.');
      return [{ file: file.path, severity: 'error', message: `is read by nothing. ${advice}` }];
    }),
  ];
}

const faultsOf = remember((_path, file: JsonFile, schema: z.ZodType): Problem[] => {
  const strange = [...jsonSyntax(file), ...characters(file)];
  return strange.length > 0 ? strange : schemaIssues(file, schema);
});
