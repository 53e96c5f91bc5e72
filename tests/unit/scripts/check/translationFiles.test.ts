import { expect, test } from 'vitest';
import { defaultLanguage } from '../../../../content/languages.ts';
import { unusedTexts } from '../../../../scripts/check/keys.ts';
import { didYouMean } from '../../../../scripts/check/problem.ts';
import { checkTranslationFile, translationFile } from '../../../../scripts/check/translationFiles.ts';
import { checkTranslations } from '../../../../scripts/check/translations.ts';

const context = { company: 'Éprouva' };
const fileOf = (language: string, words: object) =>
  translationFile({ path: `locales/${language}/home.json`, text: JSON.stringify(words) });
const messagesOf = (words: object, language = 'fr') =>
  checkTranslationFile(fileOf(language, words), context).map(({ message }) => message);

test.each([
  'Prêt\u202f? Oui\u00a0!',
  'Quoi\u202f?!',
  '150\u00a0% et 99,9\u202f%',
  '«\u00a0oui\u00a0»',
  'à 10:30, sur https://exemple.fr/?q=a;b',
  'Hein…?',
  '2 < 3 et 5 > 4, p95 <200 ms, R&D',
  '{{query}}, {{figures.projects}}, {{query, number}}',
  'no\u00a0break, word\u2060joiner, line\nend, ربو\u200cع, \u2068−40\u2069, 👍',
])('valid: %s', (text) => expect(messagesOf({ a: text })).toEqual([]));

// A text is a sentence in another language only if it has more words of that language than of its own; names and terms do not count.
test.each([
  ['en', 'Nous testons ce que vous livrez dans les délais.', 1],
  ['fr', 'We test what you ship, and we tell you what remains.', 1],
  ['en', 'Le plan de la ville et des agences', 1],
  ['fr', 'Le lead tester et la QA : the right one.', 0],
  ['fr', 'Data Lead, QA Manager, machine learning, {{from}} à {{to}}', 0],
  ['en', 'ISTQB, CMMI, Neuilly-sur-Seine, Le Haillan', 0],
  ['es', 'We test what you ship and the rest of it.', 1],
  ['es', 'La auditoría de un equipo, en Francia y en Túnez.', 0],
  ['ar', 'Nous testons ce que vous livrez.', 1],
])('%s: a sentence in another language is found in “%s” (%s)', (language, text, count) =>
  expect(messagesOf({ a: text }, language)).toHaveLength(count),
);

test('the company’s name counts in a title, other placeholders do not', () => {
  const head = (title: string) => messagesOf({ whyMeta: { title, description: 'xy '.repeat(20) } });
  expect(head(`${'xy '.repeat(17)}x{{figures.projects}}{{company}}`)).toEqual([]);
  expect(head(`${'xy '.repeat(18)}{{company}}`)).toEqual([
    'whyMeta.title has 61 characters; a title for search engines has 60 at most. Take 1 away.',
  ]);
});

test.each([
  ['titel', 'Did you mean "title"?'],
  ['lead', 'otherwise'],
  ['/services/nearshore', 'otherwise'],
])('%s: %s', (name, advice) =>
  expect(didYouMean(name, ['text', 'title', '/services/arvr'], 'otherwise')).toBe(advice),
);

test.each([
  ['fr', 'Un tir de charge', 'test de charge'],
  ['fr', 'Deux automaticiens de test', 'ingénieur en automatisation'],
  ['en', 'Open a specimen report', 'sample'],
  ['es', 'Toda nuestra oferta', 'servicio'],
  ['ar', 'كلفة التنفيذ', 'تكلفة'],
])('%s: a term that the glossary replaces is reported: %s', (language, title, instead) => {
  expect(messagesOf({ a: title }, language)).toEqual([expect.stringMatching(`^a says .*${instead}`)]);
});

test.each([
  ['fr', 'Nos tests de charge'],
  ['en', 'We offer a slot for a call'],
  ['es', 'Un percentil y una campaña publicitaria'],
  ['ar', 'تكلفة التنفيذ، وصيانة مكلفة'],
])('%s: other words are left alone: %s', (language, title) => {
  expect(messagesOf({ a: title }, language)).toEqual([]);
});

/** Checks translations in an unknown language. @returns the problems, without the one about the unknown language */
const wrongIn = (leading: object, other: object) => {
  const problems = checkTranslations([fileOf(defaultLanguage, leading), fileOf('xx', other)]);
  expect(problems[0]).toMatchObject({
    file: 'locales/xx',
    message: expect.stringContaining('is no language'),
  });
  return problems.slice(1).map(({ message }) => message);
};

const leading = {
  title: 'x',
  text: '{{a}}',
  steps: [
    { title: 'x', text: '{{a}}' },
    { title: 'y', text: 'z' },
  ],
  items: [
    { key: 'one', text: 'x' },
    { key: 'two', text: 'y' },
  ],
  left_one: 'x',
  left_other: 'y',
};

const half = ['steps[0].text is missing', 'items[1].key is the same as that of [0]'];

// A text that a language lacks is no problem, because it is shown in another language. Within an entry of a list without keys, it is a
// problem. Other problems are in `brokenFiles.test.ts`.
test.each<[string, object, string[]]>([
  ['nothing but a file', {}, []],
  ['a shorter list', { steps: [{ title: 'x', text: 'y' }], items: [{ key: 'two', text: 'y' }] }, []],
  ['a longer list', { steps: [...leading.steps, { title: 'x', text: '{{a}}' }] }, []],
  ['other plural forms', { left_other: 'y', left_one: 'x', left_many: 'z' }, []],
  ['placeholders in another format', { text: '{{ a, number }}' }, []],
  [
    'half an entry, and one twice',
    { steps: [{ title: 'x' }], items: [leading.items[0], leading.items[0]] },
    half,
  ],
])('a language that has %s', (_, other, told) => {
  expect(wrongIn(leading, other)).toEqual(told.map((message) => expect.stringContaining(message)));
});

// `// home` at the end of the code mentions the file. Otherwise the whole file would be reported as unused, instead of its single texts.
const unusedIn = (words: object, code: string, start = "const { t } = useTranslation('home');") =>
  unusedTexts([fileOf('fr', words)], [{ path: 'pages/a.tsx', text: `${start}\n${code} // home` }]).map(
    ({ message }) => message.split(' ')[0],
  );

test('texts are unused if the code names neither them nor the object around them', () => {
  const words = { used: 'x', left: { a: 'x', b: { c: 'y' } }, half: { a: 'x', b: 'y' } };
  expect(unusedIn(words, "t('used'); t('half.a')")).toEqual(['left.a', 'left.b.c', 'half.b']);
});

// `$` and `{` are in separate strings, so that no formatter turns the strings into templates.
test.each([
  ['a group', "t('a', { returnObjects: true })"],
  ['a part known at run time', 't(`a.$' + '{key}.y`)'],
  ['a key inside a template', '`$' + "{t('a.x.y')} 2`"],
  ['a key with its file', "t('home:a.x.y')"],
  ['a key whose file is known at run time', 't(`$' + '{service}:a.x.y`)'],
  ['a list of keys', "const keys: ParseKeys<'home'>[] = ['a.x.y']"],
  ['the whole file', "const words: Resources['home'] = read(language);"],
])('%s names its texts', (_, code) => expect(unusedIn({ a: { x: { y: '1' } } }, code)).toEqual([]));

test('a template that may match any key names no text if the code uses no translations', () => {
  expect(unusedIn({ a: { b: 'x' } }, 'assertJson(item, `$' + '{path}.$' + '{key}`)', '')).toEqual(['a.b']);
});

test('code names no text of a translation file that it does not use', () => {
  const asksForAnother = "const { t } = useTranslation(['contact']);";
  expect(unusedIn({ a: { b: 'x' } }, "t('a.b')", asksForAnother)).toEqual(['a.b']);
  expect(unusedIn({ a: { b: 'x' } }, "t('a.b')", asksForAnother.replace('contact', 'home'))).toEqual([]);
});
