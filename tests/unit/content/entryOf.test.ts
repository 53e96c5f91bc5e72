import { expect, test } from 'vitest';
import { entryOf } from '../../../content/entryOf.ts';

const lyon = { key: 'lyon', code: 'LY' };
const list = [{ key: 'lille', code: 'LI' }, lyon];

test('an entry is found in a list by its key or another property, and in an object by its key', () => {
  expect(entryOf(list, 'lyon', 'offices.json')).toBe(lyon);
  expect(entryOf(list, 'LY', 'offices.json', 'code')).toBe(lyon);
  expect(entryOf({ lyon }, 'lyon', 'offices.json')).toBe(lyon);
});

test('an error about a missing entry names the file and the entries that exist', () => {
  const message = 'offices.json has no "lyons" (there are: lille, lyon). Add it, or correct the key.';
  expect(() => entryOf(list, 'lyons', 'offices.json')).toThrow(message);
  expect(() => entryOf({ lille: '', lyon: '' }, 'lyons', 'offices.json')).toThrow(message);
  expect(() => entryOf(list, 'XX', 'offices.json', 'code')).toThrow(
    'offices.json has no "XX" (there are: LI, LY). Add it, or correct the code.',
  );
  expect(() => entryOf({}, 'toString', 'offices.json')).toThrow('has no "toString"');
});
