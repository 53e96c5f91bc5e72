import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidContent, parseContent } from '../../../content/parseContent.ts';

const schema = z.strictObject({ years: z.int() });

test('content is returned as its schema parses it', () => {
  expect(parseContent('content/a.json', schema, { years: 5 })).toEqual({ years: 5 });
});

test('an error about content that the schema refuses names file and key, and is printed short', () => {
  const parse = () => parseContent('content/a.json', schema, { years: '5+' });
  expect(parse).toThrow(InvalidContent);
  expect(parse).toThrow(/^content\/a\.json cannot be used.*\n.*\n.*years/s);
  const error = new InvalidContent('content/a.json', schema, new z.ZodError([]));
  expect(error.schema).toBe(schema);
  expect(inspect(error)).not.toContain('Zod');
});
