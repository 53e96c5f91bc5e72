import { expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { fixedWordings } from '../../../../locales/textRules.ts';
import { createFinisher } from '../../../../renderer/i18n/finishWords.ts';
import { readWords } from '../../../../renderer/i18n/readWords.ts';

const finishWords = createFinisher((language) => ({
  promises: readWords(language, 'promises'),
  lists: readWords(language, 'lists'),
  offices: readWords(language, 'offices'),
}));

test('facts are quoted and typography is set at any depth, and what a page fills in stays', () => {
  const words = { items: [{ text: "L'équipe de {{company}}, {{ company }} ?" }], left: '{{count}}' };
  expect(finishWords('fr', 'home', words)).toEqual({
    items: [{ text: `L’équipe de ${company.name}, ${company.name}\u202f?` }],
    left: '{{count}}',
  });
});

test('words that are shown in another language are finished in that one', () => {
  expect(finishWords('es', 'home', { writtenIn: 'en', text: '{{replyTime}}' }).text).toBe('24 hours');
});

test.each(Object.entries(fixedWordings).flatMap(([code, keys]) => keys.map((key) => [code, key] as const)))(
  '%s %s is shown letter by letter',
  (language, key) => {
    const [namespace = '', path = ''] = key.split(':');
    const textIn = (words: object) =>
      path.split('.').reduce((value: unknown, name) => (value as Record<string, unknown>)[name], words);
    expect(textIn(finishWords(language, namespace, readWords<object>(language, namespace)))).toContain("'");
  },
);

test.each(languages)('all words in $code are finished once: a second time changes nothing', ({ code }) => {
  for (const namespace of ['home', 'chatbot', 'search', 'legalNotice', 'careers']) {
    const once = finishWords(code, namespace, readWords<object>(code, namespace));
    expect(finishWords(code, namespace, once)).toEqual(once);
  }
});
