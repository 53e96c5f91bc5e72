import { expect, test } from 'vitest';
import type { z } from 'zod';
import { readContent, schemaOf } from '../../../../scripts/check/content.ts';
import { filesOf } from '../../../../scripts/check/files.ts';
import { schemaOfContent } from '../../../../scripts/dev/writeSchemas.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const schemas = await Promise.all(
  readContent(filesOf('.')).map(async ({ path, root }) => ({
    path,
    root,
    schema: schemaOfContent(await schemaOf('.', path)),
  })),
);

/** @returns the fields with a text or a number that have no description, neither in their schema nor in that of their list */
function unexplained(schema: JsonSchema, name: string, isExplained = false): string[] {
  const isAnnounced = isExplained || Boolean(schema.description ?? schema.title);
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
    unexplained(each as JsonSchema, `${name}.${key}`),
  );
  const { items, additionalProperties } = schema;
  for (const each of [items, additionalProperties]) {
    if (typeof each === 'object') {
      inside.push(...unexplained(each as JsonSchema, `${name}.*`, isAnnounced));
    }
  }
  const isGroup = schema.type === 'object' || schema.type === 'array';
  return isGroup || isAnnounced ? inside : [name];
}

test('a code editor can explain every field of every content file', () => {
  expect(schemas.flatMap(({ path, schema }) => unexplained(schema, path))).toEqual([]);
});

test('a content file may name its schema if it is an object, but not if it is a list', () => {
  for (const { path, root, schema } of schemas) {
    expect(Boolean(schema.properties?.$schema), path).toBe(!Array.isArray(root));
  }
});

test('keys of other content are choices, and dates have the format of dates', () => {
  const found = schemas.find(({ path }) => path === 'content/positions.json');
  expect((found?.schema.items as JsonSchema | undefined)?.properties).toMatchObject({
    city: { enum: expect.arrayContaining([expect.any(String)]) },
    datePosted: { format: 'date' },
  });
});
