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

/** @returns the fields that hold a text or a number and have no description, neither of their own nor of the list that they are in */
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

test('a code editor explains every field of every file of facts', () => {
  expect(schemas.flatMap(({ path, schema }) => unexplained(schema, path))).toEqual([]);
});

test('a file of facts that is a group may name its schema', () => {
  for (const { path, root, schema } of schemas) {
    expect(Boolean(schema.properties?.$schema), path).toBe(!Array.isArray(root));
  }
});

test('names of other facts are choices, and dates are dates', () => {
  const found = schemas.find(({ path }) => path === 'content/positions.json');
  expect((found?.schema.items as JsonSchema | undefined)?.properties).toMatchObject({
    city: { enum: expect.arrayContaining([expect.any(String)]) },
    datePosted: { format: 'date' },
  });
});
