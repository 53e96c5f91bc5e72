import { expect, test } from 'vitest';
import { unusedTexts } from '../../../../scripts/check/keys.ts';
import { didYouMean } from '../../../../scripts/check/problem.ts';
import { checkTranslations } from '../../../../scripts/check/translations.ts';
import { checkWordFile, wordFile } from '../../../../scripts/check/words.ts';

/** Languages that differ among themselves, whichever this site has. */
const four = ['fr', 'en', 'es', 'ar'];

const context = { company: 'Éprouva' };
const fileOf = (language: string, words: object) =>
  wordFile({ path: `locales/${language}/home.json`, text: JSON.stringify(words) });
const messagesOf = (words: object, language = 'fr') =>
  checkWordFile(fileOf(language, words), context).map(({ message }) => message);

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
])('%s: %s', (language, text, count) => expect(messagesOf({ a: text }, language)).toHaveLength(count));

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
])('%s: a term that the glossary replaces is named with its replacement: %s', (language, title, instead) => {
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

test('placeholders may come in any order and format, and a number may stand for its figure', () => {
  const check = (french: string, other: string) =>
    checkTranslations(four.map((code) => fileOf(code, { a: code === 'fr' ? french : other })));
  expect(check('{{x}} de {{y}}', '{{ y }} of {{x, number}}')).toEqual([]);
  expect(check('{{figures.time}}', '{{numbers.time}}')).toEqual([]);
});

test('an entry that is gone from the middle of a list is named, and those below it are not', () => {
  const entries = [
    { key: 'a', text: 'A' },
    { key: 'b', text: 'B' },
    { key: 'c', text: 'C' },
  ];
  const told = (shorter: readonly string[]) =>
    checkTranslations(
      four.map((code) =>
        fileOf(code, { list: shorter.includes(code) ? entries.filter(({ key }) => key !== 'b') : entries }),
      ),
      four,
    ).map(({ file, message }) => `${file} ${message}`);
  expect(told(['fr'])).toEqual([expect.stringMatching(/^locales\/fr.* list\[1\] is missing .*"key":"b"/)]);
  const unknown = / list\[1\] is unknown: no other language has an entry "b"/;
  expect(told(['fr', 'en', 'es'])).toEqual([expect.stringMatching(unknown)]);
});

test.each([
  ['a key is gone', { title: 'x', list: ['a', 'b'] }, ['text is missing']],
  [
    'a key is renamed',
    { title: 'x', texte: '{{a}}', list: ['a', 'b'] },
    ['text is missing', 'texte is unknown'],
  ],
  ['a key is added', { title: 'x', text: '{{a}}', more: 'y', list: ['a', 'b'] }, ['more is unknown']],
  ['a list is shorter', { title: 'x', text: '{{a}}', list: ['a'] }, ['list[1] is missing']],
  ['a placeholder is gone', { title: 'x', text: 'y', list: ['a', 'b'] }, ['text lacks {{a}}, which']],
])('%s: the language that differs from all others is named, whichever it is', (_, changed, told) => {
  for (const odd of ['fr', 'en', 'ar']) {
    const files = four.map((code) =>
      fileOf(code, code === odd ? changed : { title: 'x', text: '{{a}}', list: ['a', 'b'] }),
    );
    const problems = checkTranslations(files, four);
    expect(problems.map(({ file }) => file)).toEqual(told.map(() => `locales/${odd}/home.json`));
    for (const [index, message] of told.entries()) {
      expect(problems[index]?.message).toContain(message);
    }
  }
});

test('where languages differ among themselves, French leads', () => {
  const files = four.map((code) =>
    fileOf(code, code === 'fr' || code === 'en' ? { title: 'x' } : { title: 'x', more: 'y' }),
  );
  expect(checkTranslations(files, four).map(({ file }) => file)).toEqual([
    'locales/es/home.json',
    'locales/ar/home.json',
  ]);
});

const unusedIn = (words: object, code: string, start = "const { t } = useTranslation('home');") =>
  unusedTexts([fileOf('fr', words)], [{ path: 'pages/a.tsx', text: `${start}\n${code}` }]).map(
    ({ message }) => message.split(' ')[0],
  );

test('texts that the code names neither by themselves nor by what is around them', () => {
  const words = { used: 'x', left: { a: 'x', b: { c: 'y' } }, half: { a: 'x', b: 'y' } };
  expect(unusedIn(words, "t('used'); t('half.a')")).toEqual(['left.a', 'left.b.c', 'half.b']);
});

test.each([
  ['a group', "t('a', { returnObjects: true })"],
  ['a part known at run time', 't(`a.$' + '{key}.y`)'],
  ['a key inside a template', '`$' + "{t('a.x.y')} 2`"],
  ['a key with its file', "t('home:a.x.y')"],
  ['a list of keys', "const keys: ParseKeys<'home'>[] = ['a.x.y']"],
  ['the whole file', "readWords<Words>(language, 'home')"],
])('%s names its texts', (_, code) => expect(unusedIn({ a: { x: { y: '1' } } }, code)).toEqual([]));

test('a template that may be anything names no text where the code asks for none', () => {
  expect(unusedIn({ a: { b: 'x' } }, 'assertJson(item, `$' + '{path}.$' + '{key}`)', '')).toEqual(['a.b']);
});
