import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { checkProject } from '../../../../scripts/check/checkProject.ts';
import { formatProblems } from '../../../../scripts/check/problem.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import messages from './messages.json';

/** One way to break a file. `messages.json` has the message of `npm run check` under `what`; `…` in a message stands for any text. */
type BrokenFile = readonly [
  /** What is wrong in the file; empty for a file that the previous row needs. */
  what: string,
  file: string,
  /** The line in the message: `…` for any line, empty if the message is about the whole file. */
  line: string,
  /** What is replaced by what, or the whole content of the file. Without a change, that of the previous row breaks this file, too. */
  change?: readonly [from: string | RegExp, to: string] | Uint8Array,
];

/** The breaks of a group are made all at once. Groups are separate because some rules are not checked in invalid files. */
type Group = 'translations' | 'JSON' | 'content' | 'files';

const description = 'Texte. '.repeat(9).trim();

/** A translation file for each language, which exists only in this test. */
const translations = `{
  "meta": { "title": "Titre", "description": "${description}" },
  "empty": "Texte",
  "sign": "Texte",
  "html": "Texte",
  "markdown": "Texte",
  "entity": "Texte",
  "title": "Texte",
  "brace": "Texte",
  "lost": "Texte {{count}}",
  "misspelt": "Texte {{company}}",
  "company": "Texte",
  "sentence": "Texte",
  "kind": "Texte",
  "here": { "first": "Texte", "second": "Texte" },
  "there": { "third": "Texte", "fourth": "Texte" },
  "items": [{ "key": "un", "text": "Un" }, { "key": "deux", "text": "Deux" }],
  "left_zero": "{{count}}", "left_one": "{{count}}", "left_two": "{{count}}", "left_few": "{{count}}", "left_many": "{{count}}", "left_other": "{{count}}"
}
`;

/** An article for each language, which exists only in this test. */
const article = `---
title: Un essai
date: 2026-10-12
category: "Texte"
readTime: 3
---
Un paragraphe.

## Un titre
`;

/** @returns whether this site has the language of a file, and whether a content file has an entry that can be broken */
const isOfThisSite = (file: string) => {
  const [, code] = /^(?:locales\/|content\/articles\/trial\/)(\w{2})\b/.exec(file) ?? [];
  const isEmptyList = /^content\/\w+\.json$/.test(file) && readFileSync(file, 'utf8').trim() === '[]';
  return !isEmptyList && (!code || hasLanguage(code));
};

/** A `.env` in which every setting has its example. */
const settings = readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');

/** The files from which each group starts, in addition to those of the project. */
const given: Readonly<Record<string, string>> = {
  ...Object.fromEntries(languages.map(({ code }) => [`locales/${code}/trial.json`, formsOf(code)])),
  ...Object.fromEntries(languages.map(({ code }) => [`content/articles/trial/${code}.md`, article])),
  'components/trial.ts': `useTranslation('trial'); const keys = [${keysOfTranslations()}];`,
  '.env': settings,
};

/** @returns `translations` with the plural forms of a language, e.g. all six for Arabic */
function formsOf(code: string): string {
  return translations.replaceAll(/"left_(\w+)": "\{\{count\}\}",? ?/g, (form, name) =>
    code === 'ar' || name === 'one' || name === 'other' || (name === 'many' && code !== 'en') ? form : '',
  );
}

/** A content file in Latin-1, in which accents are invalid UTF-8. */
const latin1 = Buffer.from(readFileSync('content/consultants.json', 'utf8'), 'latin1');
const fr = 'locales/fr/trial.json';
const en = 'locales/en/trial.json';
const es = 'locales/es/trial.json';
const ar = 'locales/ar/trial.json';
const text = (key: string, to: string): [string, string] => [`"${key}": "Texte"`, `"${key}": "${to}"`];
const essay = (code: string) => `content/articles/trial/${code}.md`;
/** Adds a paragraph to the article. */
const prose = (what: string, line: string, to: string, code = 'fr'): BrokenFile => [
  what,
  essay(code),
  line,
  ['## Un titre', `${to}\n\n## Un titre`],
];
const fact = (what: string, name: string, from: string | RegExp, to: string): BrokenFile => [
  what,
  `content/${name}.json`,
  '…',
  [from, to],
];
const setting = (what: string, from: string, to: string): BrokenFile => [what, '.env', '…', [from, to]];

const brokenFiles: Readonly<Record<Group, readonly BrokenFile[]>> = {
  translations: [
    ['a text is empty', en, '3', text('empty', ' ')],
    ['a text holds an invisible character', en, '4', text('sign', 'Te\u202exte')],
    ['a text holds HTML', en, '5', text('html', '<b>Texte</b>')],
    ['a text holds Markdown', en, '6', text('markdown', '**Texte**')],
    ['a text holds an HTML entity', en, '7', text('entity', 'R&amp;D')],
    ['a text is too long for its place', en, '8', text('title', `${'aa '.repeat(30)}a`)],
    ['a title is longer than search engines show', en, '2', ['"Titre"', `"${'aa '.repeat(20)}a"`]],
    ['a description is too short', es, '2', [description, 'Texte.']],
    ['a placeholder has one brace', en, '9', text('brace', '{company}')],
    ['a placeholder is lost', en, '10', ['"lost": "Texte {{count}}"', '"lost": "Texte"']],
    ['a placeholder is misspelt', en, '11', [/"misspelt": "Texte \{\{company/, '$&x']],
    ['a placeholder is a name that code uses for something else', fr, '15', text('first', '{{return}}')],
    ['a placeholder is added in one language', es, '4', text('sign', 'Texte {{count}}')],
    ['a text shows a figure that does not exist', ar, '5', text('html', '{{figures.nothing}}')],
    ['the company is called by its name', en, '12', text('company', company.name)],
    ['a text was escaped twice', en, '15', text('first', String.raw`rob\\u00f3tico`)],
    ['a text names an address of one machine', es, '15', text('second', 'http://localhost:3000/')],
    ['a text is none in the source language', fr, '9', ['"brace": "Texte"', '"brace": 42']],
    ['a sentence is not translated', es, '13', text('sentence', 'nous testons dans les délais')],
    ['a text became a list', en, '14', ['"kind": "Texte"', '"kind": ["Texte"]']],
    ['a key is misspelt', es, '16', ['"third"', '"thrid"']],
    ['a key is misspelt in the source language', fr, '16', ['"fourth"', '"fuorth"']],
    ['a name for the pages is translated', es, '17', ['"key": "deux"', '"key": "dos"']],
    ['a plural lacks a form of its language', ar, '18', ['"left_two": "{{count}}", ', '']],
    ['a key is written twice', es, '5', [/"html": /, '"empty": "Texte", $&']],
    prose('an article holds code', '9', '<div><script>x</script></div>'),
    prose('an article sets its own style', '11', '<b style="color: red">Texte</b>'),
    prose('an article links to code', '13', '[ici](javascript:alert%281%29)'),
    prose('bold is not closed', '15', 'Un **mot'),
    prose('HTML is not closed', '17', '<details>'),
    prose('a conflict of Git is left', '19', '<<<<<<< HEAD\nUn\n=======\nDeux\n>>>>>>> theirs'),
    prose('a picture is not there', '25', '![Un plan](schema.png)'),
    prose('the name of a picture has a space', '9', '![Un plan](mon plan.png)', 'en'),
    prose('the address of a link is not given', '9', '[ici][1]', 'es'),
    prose('a footnote has no mark', '11', '[^1]: Une note', 'es'),
    prose('a picture is none', '13', '![Un plan](texte.png)', 'es'),
    prose('an article was encoded twice', '15', 'Ã©crit', 'es'),
    prose('a link leads to one machine', '17', '[ici](http://[::1]:8080/)', 'es'),
    prose('an article holds a character that no feed can hold', '11', 'Te\u000bxte', 'en'),
    ['an article was changed before its day', essay('fr'), '5', ['readTime: 3', 'updated: 2026-10-01']],
    ['', 'content/articles/trial/texte.png', '', Buffer.from('Texte')],
    ['a field of an article is misspelt', essay('en'), '…', ['category:', 'categorie:']],
    ['a date is not written as one', essay('en'), '3', ['2026-10-12', '12 octobre']],
    ['minutes are written as a word', essay('en'), '5', ['readTime: 3', 'readTime: trois']],
    ['a day is still to come', essay('es'), '3', ['2026-10-12', '2031-01-01T09:00']],
    ['a title has a colon', essay('ar'), '2', ['title: Un essai', 'title: Un essai: deux']],
    ['settings stand in a file that nothing reads', '.env.local', '', Buffer.from('PORT=1')],
    setting('a setting is misspelt', 'DATA_FOLDER=', 'DATA_FODLER='),
    ['one of three settings is missing', '.env', '', [/^COMMUNITY_FORM_ID=.*$/m, '']],
    setting('a secret key stands where visitors would receive it', 'sb_publishable', 'sb_secret'),
    fact('an entry has no translations', 'processSteps', /"key": "(\w+)"/, '"key": "$1x"'),
    ['translations have lost their entry', 'locales/fr/methodologies.json', '…'],
    fact(
      'an old address leads to a file that is not there',
      'redirects',
      /\s*\}\s*$/,
      ', "/feed": "/feed.xml", "/a": "/contact?b=c#d", "/b": "/about.md", "/d": "/favicon.ico", "/e": "/the-brochure-of-2019.pdf" }',
    ),
    fact('a position is over', 'positions', /"validThrough": "[\d-]+"/, '"validThrough": "2026-11-03"'),
    ['nothing shows a text', fr, '3', ['"empty"', '"unused": "Texte", "empty"']],
    ['nothing shows a text of a group', fr, '4', ['"sign"', '"group": { "unused": "Texte" }, "sign"']],
  ],
  JSON: [
    ['a comma is forgotten', fr, '4', ['"sign": "Texte",', '"sign": "Texte"']],
    ['a quotation mark is forgotten', en, '4', ['"sign": "Texte"', '"sign": "Texte']],
    ['quotation marks stand inside a text', es, '4', text('sign', 'un "texte"')],
    ['a comma too many', ar, '18', [/\n\}/, ',\n}']],
    fact(
      'the last entry of a list is gone, and not the comma before it',
      'processSteps',
      /\}\s*\]\s*$/,
      '},\n]',
    ),
    fact('a number is written as it is printed', 'figures', /"value": \d+/, '$& 000'),
    fact('a bracket is not closed', 'services', /\]\s*$/, ''),
    fact('a conflict of Git is left in content', 'tools', /^\{/, '<<<<<<< HEAD\n{'),
    ['a file is saved in another encoding', 'content/consultants.json', '…', latin1],
    ['a file is empty', 'content/chat/fr/places.json', '1', Buffer.from('')],
  ],
  content: [
    fact(
      'a day is written as people write it',
      'company',
      /"incorporated": "[\d-]+"/,
      '"incorporated": "12/10/2026"',
    ),
    fact('a number is written as a text', 'consultants', /"experience": \d+/, '"experience": "4+"'),
    fact('a list is written as a text', 'tools', /"writtenIn": \[[^\]]*\]/, '"writtenIn": "Java"'),
    fact('a number is above its limit', 'positions', /"remoteDays": \d/, '"remoteDays": 7'),
    fact('yes is written for true', 'commitments', /"workingDays": true/, '"workingDays": "oui"'),
    fact('a value is not in its list', 'caseStudies', /"logo": "\w+"/, '"logo": "star"'),
    fact('a name in content is misspelt', 'tools', '"licence"', '"license"'),
    fact('a value is missing', 'processSteps', /"overlapDays": \d+,\s*/, ''),
    fact('a value is written twice', 'offices', /"headquarters": \{\s*/, '$&"key": "siege",'),
    fact('a value is empty', 'domains', /"offreKey": "[\w-]+"/, '"offreKey": ""'),
    fact('an address has no @', 'company', /"email": "(\w+)@/, '"email": "$1.'),
    fact(
      'an address has letters of its own',
      'company',
      /"origin": "[^"]+"/,
      '"origin": "https://é.example"',
    ),
    fact('a day that no calendar has', 'specimens/testReport', /"date": "[\d-]+"/, '"date": "2026-02-30"'),
    fact('two entries have the same key', 'services', /\{\s*"key": "functionalTesting",[^}]*\},?/, '$&$&'),
    fact('a position is in a city without an office', 'positions', /"city": "[^"]+"/, '"city": "Brest"'),
    fact('an old address is written with its host', 'redirects', /\s*\}\s*$/, ',"https://a.example/b": "/"}'),
    fact('a source is none of those in the list', 'figures', /"source": "\w+"/, '"source": "hearsay"'),
    fact('a named test is gone', 'thisSite/thisSite', 'pages/notFound.spec.ts', 'pages/gone.spec.ts'),
    fact('the chat is taught a slot that stands for nothing', 'chat/fr/topics', /"phone": "/, '$&{street} '),
    fact('the chat is taught what surrounds no office', 'chat/fr/places', /^\{\s*"[^"]+"/, '{ "Brest"'),
  ],
  files: [
    ['a translation file is misnamed', 'locales/es/trials.json', '', Buffer.from(formsOf('es'))],
    ['a copy stands beside translations', 'locales/fr/home (1).json', '', Buffer.from('{}')],
    [
      'a copy has the name of a translation file',
      'locales/fr/homeCopy.json',
      '',
      Buffer.from('{ "a": "Texte" }'),
    ],
    ['a copy stands beside an article', 'content/articles/trial/fr (1).md', '', Buffer.from(article)],
    ['a copy stands beside content', 'content/company.json.orig', '', Buffer.from('{}')],
    ['an article has no front matter', essay('ar'), '1', [/^---.*---\n/s, '']],
    ['an article has no text', essay('fr'), '7', [/Un paragraphe.*$/s, '\n']],
    ['an article ends within its front matter', essay('en'), '4', [/readTime.*$/s, '']],
  ],
};

function keysOfTranslations(): string[] {
  return Object.keys(JSON.parse(translations)).map((key) => `'${key.replace(/_\w+$/, '')}'`);
}

/** @returns the files from which each group starts, with all breaks of this group */
function filesWith(group: readonly BrokenFile[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>(
    Object.entries(given).map(([file, text]) => [file, Buffer.from(text)]),
  );
  for (const [what, file, , change] of group) {
    if (change && !(change instanceof Uint8Array)) {
      const text = files.get(file)?.toString() ?? readFileSync(file, 'utf8');
      const broken = text.replace(...change);
      expect(broken, what).not.toBe(text);
      files.set(file, Buffer.from(broken));
    } else if (change) {
      files.set(file, change);
    }
  }
  return files;
}

function patternOf(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

test.each(Object.entries(brokenFiles))(
  '%s: each break is reported with its file and line, and nothing else is reported',
  async (_, rows) => {
    const group = rows.filter(([, file]) => isOfThisSite(file));
    const problems = await checkProject('.', { unsaved: filesWith(group), today: '2026-12-01' });
    const told = problems
      .filter(({ severity }) => ['error', 'warning', 'info'].includes(severity))
      .map((problem) => formatProblems([problem]));
    const expected = group.flatMap(([what, file, line]) =>
      [messages[what as keyof typeof messages] ?? []].flat().map((message) => {
        return `${file}${line && `:${line}`}  ${message}`;
      }),
    );
    expect(told.filter((line) => !expected.some((each) => patternOf(each).test(line)))).toEqual([]);
    expect(expected.filter((each) => !told.some((line) => patternOf(each).test(line)))).toEqual([]);
  },
  60_000,
);

test('each message belongs to one of these breaks', () => {
  const breaks = Object.values(brokenFiles).flatMap((group) => group.flatMap(([what]) => what || []));
  expect(Object.keys(messages)).toEqual(breaks);
});

test("dates are compared with today in the company's time zone", async () => {
  // 00:30 of 2 January 2030 in Paris, and still 1 January in UTC.
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2030-01-01T23:30:00Z') / 1000));
  const file = 'content/company.json';
  const datedProblems = async (day: string) => {
    const text = readFileSync(file, 'utf8').replace(/("legalTextsUpdated": ")[^"]*/, `$1${day}`);
    const problems = await checkProject('.', { unsaved: new Map([[file, Buffer.from(text)]]) });
    return problems.filter(({ message }) => message.includes('legalTextsUpdated')).length;
  };
  expect([await datedProblems('2030-01-02'), await datedProblems('2030-01-03')]).toEqual([0, 1]);
}, 60_000);

test('this project has nothing that would stop its build', async () => {
  const errors = (await checkProject('.')).filter(({ severity }) => severity === 'error');
  expect(formatProblems(errors)).toBe('');
}, 60_000);
