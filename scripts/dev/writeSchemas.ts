import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { defaultLanguage } from '../../content/languages.ts';
import { schemaOf } from '../check/facts.ts';
import { isGroup, keyPath, type Path } from '../check/files.ts';
import { distinctEntries, pluralForm } from '../check/translations.ts';
import { placeholdersOf, textKindOf } from '../check/words.ts';

const folder = '.generated/schemas';
const settingsFile = '.vscode/settings.json';

/**
 * Writes a JSON Schema for each file of words and facts, and into the settings of VS Code which file has which: that editor then
 * completes keys and underlines mistakes. The schemas are not committed, because each change of a key would change them too.
 */
export async function writeSchemas(project: string): Promise<void> {
  const read = (file: string) => JSON.parse(readFileSync(path.join(project, file), 'utf8'));
  const list = (pattern: string) => globSync(pattern, { cwd: project }).sort();
  const ofWords = list(`locales/${defaultLanguage}/*.json`).map((file) => ({
    files: `locales/*/${path.basename(file)}`,
    schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schemaOfWords(read(file), []) },
  }));
  const ofFacts = await Promise.all(
    list('content/{,specimens/,chat/,chat/*/}*.json').map(async (file) => ({
      files: file,
      schema: z.toJSONSchema((await schemaOf(project, file)) ?? z.unknown(), {
        io: 'input',
        unrepresentable: 'any',
      }),
    })),
  );
  const wired = [...ofWords, ...ofFacts].map(({ files, schema }) => {
    const file = path.join(folder, files.replace('*/', ''));
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), JSON.stringify(schema));
    return { fileMatch: [`/${files}`], url: `./${file}` };
  });
  const settings = readFileSync(path.join(project, settingsFile), 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edited = applyEdits(settings, modify(settings, ['json.schemas'], wired, { formattingOptions }));
  if (edited !== settings) {
    writeFileSync(path.join(project, settingsFile), edited);
  }
}

/** @returns what a value of the words must be in every language (JSON Schema 2020-12) */
function schemaOfWords(value: unknown, path: Path): object {
  if (typeof value === 'string') {
    return schemaOfText(value, keyPath(path));
  }
  if (Array.isArray(value)) {
    const prefixItems = value.map((each, index) => schemaOfWords(each, [...path, index]));
    return { type: 'array', prefixItems, minItems: value.length };
  }
  if (!isGroup(value)) {
    return {};
  }
  const entries = distinctEntries(value);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, inside]) => [name, schemaOfWords(inside, [...path, name])]),
    ),
    // Each language has the plural forms that it needs.
    patternProperties: { [pluralForm.source]: { type: 'string', minLength: 1 } },
    required: entries.map(([name]) => name),
    additionalProperties: false,
  };
}

function schemaOfText(text: string, key: string): object {
  const { kind, least, most } = textKindOf(key);
  const names = [...placeholdersOf(text)].map((name) => `{{${name}}}`);
  const description = [`${kind}, ${least} to ${most} characters.`, ...names.map((name) => `Keep ${name}.`)];
  return { type: 'string', minLength: 1, description: description.join(' ') };
}
