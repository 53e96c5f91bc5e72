import { expect, test } from 'vitest';
import { noteFile, noteFiles, notingFiles } from '../../../locales/filesRead.ts';

test('whoever makes something of files has read them, and so has whoever asked for it', () => {
  const page = notingFiles(() => {
    noteFile('locales/fr/home.json');
    return notingFiles(() => {
      noteFile('locales/fr/common.json');
      return 'Menu';
    });
  });
  expect(page.made.made).toBe('Menu');
  expect([...page.made.files]).toEqual(['locales/fr/common.json']);
  expect([...page.files]).toEqual(['locales/fr/home.json', 'locales/fr/common.json']);
});

test('one document knows nothing of what the one before has read, unless it is given what that one remembers', () => {
  const remembered = notingFiles(() => noteFile('locales/fr/lists.json'));
  expect([...notingFiles(() => undefined).files]).toEqual([]);
  expect([...notingFiles(() => noteFiles(remembered.files)).files]).toEqual(['locales/fr/lists.json']);
});

test('what throws ends its notes', () => {
  const failing = () => {
    noteFile('locales/fr/blog.json');
    throw new Error('in a test');
  };
  expect(() => notingFiles(failing)).toThrow('in a test');
  expect([...notingFiles(() => undefined).files]).toEqual([]);
});
