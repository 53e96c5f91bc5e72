import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';
import { listFiles } from '../../../../scripts/check/readFiles.ts';
import { valuesUnder } from '../../../../scripts/check/valuesUnder.ts';
import { type FileSchema, projectSchemas } from '../../../../scripts/schemas/projectSchemas.ts';
import { settingsWith } from '../../../../scripts/schemas/writeSchemas.ts';

const files = [
  ...listFiles('.', 'locales', /^locales\/[\w-]+\/\w+\.json$/),
  ...listFiles('.', 'content', /\.json$/),
];
/** Formats stand beside patterns, which are looked at. To make fast code of a schema takes longer than to run any once or twice. */
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  allErrors: true,
  code: { optimize: false },
});
let schemas: FileSchema[];
beforeAll(async () => {
  schemas = await projectSchemas('.');
}, 60_000);

const schemaOf = (file: string) => {
  const found = schemas.filter(({ files }) => new RegExp(`^${files.replace('*', '[\\w-]+')}$`).test(file));
  expect(found, file).toHaveLength(1);
  return found[0]?.schema ?? {};
};
const faultsIn = (file: string, text: string) => {
  const validate = ajv.compile(schemaOf(file));
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
};

test.each(files)('%s is what its schema describes, and a mistake in it is found', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(faultsIn(file, text)).toEqual([]);
  const { root } = parseJsonFile(file, text);
  const value = root && valuesUnder(root).find(({ type }) => type === 'string' || type === 'number');
  const wrong = value?.type === 'string' ? '3' : '"three"';
  const mistaken = value && text.slice(0, value.offset) + wrong + text.slice(value.offset + value.length);
  expect(faultsIn(file, mistaken ?? text)).not.toEqual([]);
});

describe('words', () => {
  const file = 'locales/en/careers.json';
  const text = readFileSync(file, 'utf8');
  test.each([
    [
      'a key that is unknown',
      (words: string) => words.replace('"hero": {', '"hero": { "titel": "Work", '),
      'titel',
    ],
    ['a key that is missing', (words: string) => words.replace(/"overline": "[^"]*",/, ''), 'overline'],
    [
      'a placeholder that is lost',
      (words: string) => words.replace('{{positionCount}}', 'four'),
      'positionCount',
    ],
    ['a text that is too long', (words: string) => words.replace(/(?<="overline": ")/, 'x'.repeat(80)), '70'],
  ])('%s is underlined', (_what, change, named) => {
    const faults = faultsIn(file, change(text));
    expect(JSON.stringify(faults)).toContain(named);
  });

  test('a text is described: what it is, how long, where it is shown', () => {
    expect(JSON.stringify(schemaOf(file))).toContain('A heading, 90 characters at most. On careers.');
  });
});

test('the settings of VS Code name every schema: npm run schemas writes them', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  expect(settingsWith(settings, schemas)).toBe(settings);
});
