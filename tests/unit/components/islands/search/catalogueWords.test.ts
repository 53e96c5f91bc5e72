import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../../../content/languages.ts';
import { servedWords } from '../../../../../renderer/quoted/servedWords.ts';

test.each(languages.map(({ code }) => code))(
  'what results say in %s leaves nothing for the browser to look up',
  (code) => {
    const file = `locales/${code}/search.json`;
    const { catalogue } = JSON.parse(servedWords(file, readFileSync(file, 'utf8')));
    expect(JSON.stringify(catalogue)).not.toContain('{{');
  },
);
