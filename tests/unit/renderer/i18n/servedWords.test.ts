import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { servedWords } from '../../../../renderer/i18n/servedWords.ts';

test.each(languages.map(({ code }) => code))(
  'words served in %s say what they quote of the facts',
  (code) => {
    const text = JSON.stringify({ who: 'Assistant {{company}}', when: '{{ replyTime }}', how: '{{count}}' });
    const { who, when, how } = JSON.parse(servedWords(`locales/${code}/chatbot.json`, text));
    expect(who).toBe(`Assistant ${company.name}`);
    expect(when).toMatch(/^[^{}]+$/);
    // An island fills it in.
    expect(how).toBe('{{count}}');
  },
);

test.each(languages.map(({ code }) => code))(
  'what search results say in %s leaves nothing for the browser to look up',
  (code) => {
    const file = `locales/${code}/search.json`;
    const { catalogue } = JSON.parse(servedWords(file, readFileSync(file, 'utf8')));
    expect(JSON.stringify(catalogue)).not.toContain('{{');
  },
);
