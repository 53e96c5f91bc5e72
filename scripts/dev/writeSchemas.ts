import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { defaultLanguage } from '../../content/languages.ts';
import { schemaOf } from '../check/facts.ts';
import { pluralForm } from '../check/translations.ts';
import { placeholdersOf, textKindOf } from '../check/words.ts';

type Schema = Record<string, unknown>;
type Words = string | number | boolean | Words[] | { [name: string]: Words };

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
    schema: schemaOfWords([read(file)], '') as object,
  }));
  const ofFacts = await Promise.all(
    list('content/{,specimens/,chat/}*.json').map(async (file) => ({
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
  if (edited !== settings) writeFileSync(path.join(project, settingsFile), edited);
}

/**
 * @param values what stands in the same place: one value, or the entries of a list
 * @param key of that place, such as `positions.items.title`
 * @returns what such a value must be in every language (JSON Schema 2020-12)
 */
function schemaOfWords(values: readonly Words[], key: string): Schema {
  const isText = (value: Words): value is string => typeof value === 'string';
  if (values.every(isText)) return schemaOfTexts(values, key);
  if (values.every(Array.isArray)) return { type: 'array', items: schemaOfWords(values.flat(), key) };
  const isGroup = (value: Words): value is Record<string, Words> =>
    typeof value === 'object' && !Array.isArray(value);
  const groups = values.filter(isGroup);
  if (groups.length < values.length) return {};
  const names = [...new Set(groups.flatMap(Object.keys))];
  const schemaOfName = (name: string) =>
    schemaOfWords(
      groups.flatMap((group) => (name in group ? [group[name] as Words] : [])),
      key ? `${key}.${name}` : name,
    );
  const others = names.filter((name) => !pluralForm.test(name));
  const plurals = new Set(
    names.filter((name) => pluralForm.test(name)).map((name) => name.replace(pluralForm, '')),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(others.map((name) => [name, schemaOfName(name)])),
    // Each language has the plural forms that it needs.
    patternProperties: Object.fromEntries(
      [...plurals].map((name) => [`^${name}${pluralForm.source}`, { type: 'string', minLength: 1 }]),
    ),
    required: others.filter((name) => groups.every((group) => name in group)),
    additionalProperties: false,
  };
}

function schemaOfTexts(texts: readonly string[], key: string): Schema {
  const { kind, least, most } = textKindOf(key);
  const sets = texts.map((text) => placeholdersOf(text));
  const kept = [...(sets[0] ?? [])].filter((name) => sets.every((set) => set.has(name)));
  const keep = kept.length > 0 ? ` Keep ${kept.map((name) => `{{${name}}}`).join(', ')}.` : '';
  return {
    type: 'string',
    // A text with placeholders is counted as it is shown, which only the check can know.
    ...(kept.length > 0 ? { minLength: 1 } : { minLength: least, maxLength: most }),
    description: `${kind}, ${most} characters at most.${keep}`,
  };
}
