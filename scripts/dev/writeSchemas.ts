import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { defaultLanguage } from '../../content/languages.ts';
import { readJsonFile, readTextFile } from '../../renderer/content/readTextFile.ts';
import { schemaOf } from '../check/content.ts';
import { schemaOfTranslations } from '../check/translations.ts';
import { isGroup } from '../check/valueFile.ts';

const folder = '.generated/schemas';
const settingsFile = '.vscode/settings.json';

/** Further settings of VS Code. Those that a person has chosen take precedence. */
const editorSettings = {
  'editor.formatOnSave': true,
  'editor.defaultFormatter': 'biomejs.biome',
  // TypeScript 7 has no tsserver: its language server comes with the extension TypeScriptTeam.native-preview.
  'js/ts.experimental.useTsgo': true,
};

/** Writes a JSON Schema for each translation and content file, and settings of VS Code, which then completes and explains values. */
export async function writeSchemas(project: string): Promise<void> {
  const read = (file: string) => readJsonFile(path.join(project, file));
  const list = (pattern: string) => globSync(pattern, { cwd: project }).sort();
  const ofTranslations = list(`locales/${defaultLanguage}/*.json`).map((file) => ({
    files: `locales/*/${path.basename(file)}`,
    schema: z.toJSONSchema(schemaOfTranslations([read(file)]), { unrepresentable: 'any' }),
  }));
  const ofContent = await Promise.all(
    list('content/**/*.json').map(async (file) => ({
      files: file,
      schema: schemaOfContent(await schemaOf(project, file)),
    })),
  );
  const wired = [...ofTranslations, ...ofContent].map(({ files, schema }) => {
    const file = path.join(folder, files.replace('*/', ''));
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), JSON.stringify(schema));
    return { fileMatch: [`/${files}`], url: `./${file}` };
  });
  const settings = path.join(project, settingsFile);
  let text = existsSync(settings) ? readTextFile(settings) : '{}';
  const chosen = parse(text);
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  for (const [name, value] of Object.entries({ ...editorSettings, ...chosen, 'json.schemas': wired })) {
    text = applyEdits(text, modify(text, [name], value, { formattingOptions }));
  }
  mkdirSync(path.dirname(settings), { recursive: true });
  writeFileSync(settings, text);
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** @returns the JSON Schema of a content file, which also allows `$schema`; without a schema, anything is allowed */
export function schemaOfContent(schema: z.ZodType | undefined): JsonSchema {
  const json = z.toJSONSchema(schema ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
  if (json.type === 'object') {
    const schemaKey: JsonSchema = { description: 'where a code editor finds what this file may hold' };
    json.properties = { $schema: schemaKey, ...json.properties };
  }
  // A group with a rule for its keys (`z.record`) would refuse `$schema`.
  if (isGroup(json.propertyNames)) {
    json.propertyNames = { anyOf: [json.propertyNames, { const: '$schema' }] };
  }
  return json;
}
