import { readFileSync } from 'node:fs';

/** One way to break a file, and what an editor then reads. */
export interface BrokenFile {
  what: string;
  file: string;
  /** What is replaced by what; a file without is removed, or is new where it has a text. */
  change?: readonly [from: string | RegExp, to: string];
  bytes?: Uint8Array;
  /** After the file: its line and the message. `…` stands for any text. */
  says: readonly string[];
}

/** Read with the others, since facts or words that are invalid keep some rules from being asked. */
export type Group = 'words' | 'keys' | 'JSON' | 'facts' | 'files';

const description = 'Texte. '.repeat(9).trim();

/** A page of words in each language, which nothing but this test has. */
export const words = `{
  "meta": { "title": "Titre", "description": "${description}" },
  "empty": "Texte",
  "sign": "Texte",
  "html": "Texte",
  "markdown": "Texte",
  "entity": "Texte",
  "title": "Texte",
  "apostrophe": "Texte",
  "space": "Texte",
  "brace": "Texte",
  "lost": "Texte {{company}}",
  "misspelt": "Texte {{company}}",
  "company": "Texte",
  "digit": "Texte",
  "sentence": "Texte",
  "kind": "Texte",
  "here": { "first": "Texte", "second": "Texte" },
  "there": { "third": "Texte", "fourth": "Texte" },
  "items": [{ "key": "un", "text": "Un" }, { "key": "deux", "text": "Deux" }],
  "left_zero": "{{count}}", "left_one": "{{count}}", "left_two": "{{count}}", "left_few": "{{count}}", "left_many": "{{count}}", "left_other": "{{count}}"
}
`;

/** An article in each language, which nothing but this test has. */
export const article = `---
title: "Un essai"
description: "${description}"
teaser: "Texte."
date: 2026-10-12
source: owner
author: "Texte"
authorBio: "Texte."
readTime: 3
category: "Texte"
featured: false
keywords: "texte"
picture:
  caption: "Texte"
  unit: "h"
  rows:
    - { label: "Un", value: 1 }
    - { label: "Deux", value: 2 }
related:
  - { path: /services, title: "Texte", reason: "Texte" }
---
Un paragraphe.

## Un titre
`;

const settings = readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, '');

/** Files that the groups start from, beside those of the project. */
export const given: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['fr', 'en', 'es', 'ar'].map((code) => [`locales/${code}/trial.json`, formsOf(code)]),
  ),
  ...Object.fromEntries(
    ['fr', 'en', 'es', 'ar'].map((code) => [`content/articles/trial/${code}.md`, article]),
  ),
  'components/trial.ts': "readWords(language, 'trial');",
  '.env': settings,
};

/** A language has its own plural forms: none but the Arabic ones are here all. */
function formsOf(code: string): string {
  return words.replaceAll(/"left_(\w+)": "\{\{count\}\}",? ?/g, (form, name) =>
    code === 'ar' || name === 'one' || name === 'other' || (name === 'many' && code !== 'en') ? form : '',
  );
}

const fr = 'locales/fr/trial.json';
const en = 'locales/en/trial.json';
const es = 'locales/es/trial.json';
const ar = 'locales/ar/trial.json';
const text = (key: string, to: string): [string, string] => [`"${key}": "Texte"`, `"${key}": "${to}"`];
const essay = (code: string) => `content/articles/trial/${code}.md`;
const paragraph = (to: string): [string, string] => ['## Un titre', `${to}\n\n## Un titre`];

export const brokenFiles: Readonly<Record<Group, readonly BrokenFile[]>> = {
  words: [
    {
      what: 'a text is empty',
      file: en,
      change: text('empty', ' '),
      says: ['3  empty is empty. Write the text, or remove the key in every language.'],
    },
    {
      what: 'a text holds a sign that nobody sees',
      file: en,
      change: text('sign', 'Te\u202exte'),
      says: [
        '4  sign holds a sign that turns the direction of the text around (U+202E). Remove it, or write the text anew.',
      ],
    },
    {
      what: 'a text holds HTML',
      file: en,
      change: text('html', '<b>Texte</b>'),
      says: [
        '5  html holds <b>, which the page would show as it is. Write plain text; the page decides how it looks.',
      ],
    },
    {
      what: 'a text holds Markdown',
      file: en,
      change: text('markdown', '**Texte**'),
      says: [
        '6  markdown holds **, which the page would show as it is. Write plain text; the page decides how it looks.',
      ],
    },
    {
      what: 'a text holds an HTML entity',
      file: en,
      change: text('entity', 'R&amp;D'),
      says: ['7  entity holds &amp;, which the page would show as it is. Write the character itself.'],
    },
    {
      what: 'a text is too long for its place',
      file: en,
      change: text('title', 'a'.repeat(91)),
      says: ['8  title has 91 characters; a heading has 90 at most. Take 1 away.'],
    },
    {
      what: 'a title is longer than search engines show',
      file: en,
      change: ['"Titre"', `"${'a'.repeat(61)}"`],
      says: ['2  meta.title has 61 characters, 60 at most. Take 1 away.'],
    },
    {
      what: 'a description is too short',
      file: es,
      change: [description, 'Texte.'],
      says: ['2  meta.description has 6 characters, 50 at least. Add 44.'],
    },
    {
      what: 'an apostrophe is straight',
      file: en,
      change: text('apostrophe', "L'essai"),
      says: ['9  apostrophe has a straight apostrophe in "L\'essai". Write "L’essai".'],
    },
    {
      what: 'a French text has an ordinary space before a sign',
      file: fr,
      change: text('space', 'Texte ?'),
      says: [
        '10  space has an ordinary space before "?" (…Texte ?). Write a no-break space there (U+00A0; U+202F before ; ? !).',
      ],
    },
    {
      what: 'a placeholder has one brace',
      file: en,
      change: text('brace', '{company}'),
      says: [
        '11  brace has "{company}", which is no placeholder. Write {{company}}, or leave the braces out.',
      ],
    },
    {
      what: 'a placeholder is lost',
      file: en,
      change: ['"lost": "Texte {{company}}"', '"lost": "Texte"'],
      says: ['12  lost lacks {{company}} (French: "Texte {{company}}")'],
    },
    {
      what: 'a placeholder is misspelt',
      file: en,
      change: ['"misspelt": "Texte {{company}}"', '"misspelt": "Texte {{companyx}}"'],
      says: [
        '13  misspelt lacks {{company}} and has {{companyx}}, to which no page gives a value (French: "Texte {{company}}")',
        '13  misspelt has {{companyx}}, to which no page gives a value. Did you mean "company"?',
      ],
    },
    {
      what: 'the company is called by its name',
      file: en,
      change: text('company', 'Éprouva'),
      says: ['14  company says "Éprouva". Write {{company}}.'],
    },
    {
      what: 'a text states a figure itself',
      file: en,
      change: text('digit', '40 textes'),
      says: [
        '15  digit states "40", which no fact holds. Quote a figure as {{figures.<key>}} or a promise by its name, or add "trial:digit" to content/sources.json with its source, or with the reason why it claims nothing.',
      ],
    },
    {
      what: 'a sentence is copied and not translated',
      file: es,
      change: text('sentence', 'un texte qui reste'),
      says: ['16  sentence is the same as in locales/fr/trial.json: "un texte qui reste". Translate it.'],
    },
    { what: '', file: fr, change: text('sentence', 'un texte qui reste'), says: [] },
    {
      what: 'a text became a list',
      file: en,
      change: ['"kind": "Texte"', '"kind": ["Texte"]'],
      says: ['17  kind is a list […], and French has a text "…". Write a text "…".'],
    },
    {
      what: 'a text is lost',
      file: en,
      change: [', "second": "Texte"', ''],
      says: ['18  here.second is missing (French: "Texte")'],
    },
    {
      what: 'a text is lost in French: all others still have it',
      file: fr,
      change: [', "fourth": "Texte"', ''],
      says: ['19  there.fourth is missing (English: "Texte")'],
    },
    {
      what: 'a key is misspelt',
      file: es,
      change: ['"third"', '"thrid"'],
      says: [
        '19  there.third is missing (French: "Texte")',
        '19  there.thrid is unknown: French has no such key. Did you mean "there.third"?',
      ],
    },
    {
      what: 'a list is shorter',
      file: en,
      change: [', { "key": "deux", "text": "Deux" }', ''],
      says: ['20  items[1] is missing (French: 2 texts, from "deux")'],
    },
    {
      what: 'a name for the pages is translated',
      file: es,
      change: ['"key": "deux"', '"key": "dos"'],
      says: [
        '20  items[1].key is "dos", and French has "deux" at this place. It is a name for the pages, not a text: keep the same names in the same order.',
      ],
    },
    {
      what: 'a plural lacks a form of its language',
      file: ar,
      change: ['"left_two": "{{count}}", ', ''],
      says: ['21  left_two is missing: numbers such as 2 take this form in "ar".'],
    },
    {
      what: 'a plural has a form that its language does not have',
      file: en,
      change: ['"left_one"', '"left_few": "{{count}}", "left_one"'],
      says: ['21  left_few is a plural form that "en" does not have. Remove it (forms: one, other).'],
    },
    {
      what: 'an article holds HTML',
      file: essay('fr'),
      change: paragraph('<div>Texte</div>'),
      says: ['24  "<div>Texte</div>" is HTML, which articles have none of. Write it as Markdown.'],
    },
    {
      what: 'an article links to no page',
      file: essay('fr'),
      change: paragraph('[ici](/service)'),
      says: ['26  links to "/service", which is no page. Did you mean "/services"?'],
    },
    {
      what: 'an article links to code',
      file: essay('fr'),
      change: paragraph('[ici](javascript:alert%281%29)'),
      says: [
        '28  a link leads to "javascript:alert%281%29". It may lead to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.',
      ],
    },
    {
      what: 'an article links to a heading that it does not have',
      file: essay('fr'),
      change: paragraph('[ici](#un-titer)'),
      says: ['30  links to "#un-titer", which is no heading of the article. Did you mean "un-titre"?'],
    },
    {
      what: 'a link has no text',
      file: essay('fr'),
      change: paragraph('[](/services)'),
      says: ['32  the link to "/services" has no text. Say where it leads.'],
    },
    {
      what: 'bold is not closed',
      file: essay('fr'),
      change: paragraph('Un **mot'),
      says: ['34  "Un **mot" shows "**" to the reader. Close it, or write it between backticks.'],
    },
    {
      what: 'an article has a second title',
      file: essay('fr'),
      change: paragraph('# Titre'),
      says: ['36  "# Titre" is a second title: the title is in the front matter. Begin headings with "##".'],
    },
    {
      what: 'a heading skips a level',
      file: essay('fr'),
      change: ['## Un titre', '## Un titre\n\n#### Détail'],
      says: ['42  the heading "Détail" skips a level: write ### and a space.'],
    },
    {
      what: 'a picture has no description, and is not there',
      file: essay('fr'),
      change: paragraph('![](schema.png)'),
      says: [
        '38  the picture "schema.png" has no description. Say between the brackets what it shows: ![…](schema.png)',
        '38  the picture "schema.png" is not in content/articles/trial/. Put it there, or correct its name.',
      ],
    },
    {
      what: 'the address of a link stands apart from it',
      file: essay('es'),
      change: paragraph('[ici][1]\n\n[1]: /services'),
      says: ['26  "[1]: /services" stands apart from what refers to it. Write it there: [text](address).'],
    },
    {
      what: 'code in an article does not end',
      file: essay('en'),
      change: paragraph('```ts\nlet a = 1;'),
      says: ['24  code begins here and does not end. Write a line of "```" after it.'],
    },
    {
      what: 'a fact of an article is misspelt',
      file: essay('en'),
      change: ['category:', 'categorie:'],
      says: ['10  categorie is unknown. Did you mean "category"?'],
    },
    {
      what: 'a date is not written as one',
      file: essay('en'),
      change: ['2026-10-12', '12 octobre'],
      says: ['5  date is not a date written as year-month-day: 2026-10-12.'],
    },
    {
      what: 'minutes are words',
      file: essay('en'),
      change: ['readTime: 3', 'readTime: trois'],
      says: ['9  readTime must be a number without quotes, and the text "trois" is written.'],
    },
    {
      what: 'a day is still to come',
      file: essay('es'),
      change: ['2026-10-12', '2031-01-01'],
      says: ['5  date is 2031-01-01, which is still to come. Write a day up to today, 2026-11-22.'],
    },
    {
      what: 'quotes in an article’s facts are not closed',
      file: essay('ar'),
      change: ['author: "Texte"', 'author: "Texte'],
      says: ['…  front matter is not valid YAML: …'],
    },
    {
      what: 'a setting is misspelt',
      file: '.env',
      change: ['PORT=3000', 'PROT=3000'],
      says: ['…  PROT is no setting. Did you mean "PORT"?'],
    },
    {
      what: 'one of three settings is missing',
      file: '.env',
      change: [/^COMMUNITY_FORM_ID=.*$/m, ''],
      says: ['COMMUNITY_FORM_ID is not set, but …'],
    },
    {
      what: 'a secret key stands where visitors would receive it',
      file: '.env',
      change: ['CHAT_PUBLIC_KEY=sb_publishable', 'CHAT_PUBLIC_KEY=sb_secret'],
      says: ['…  CHAT_PUBLIC_KEY is a secret key…'],
    },
    {
      what: 'a setting is written twice',
      file: '.env',
      change: ['CHAT_RATE_LIMIT=20', 'CHAT_RATE_LIMIT=20\nCHAT_RATE_LIMIT=30'],
      says: ['…  CHAT_RATE_LIMIT is set again on line …, which counts. Keep one of them.'],
    },
    {
      what: 'a fact leads to no page',
      file: 'content/services.json',
      change: ['/services/functional-testing', '/services/functional-tests'],
      says: [
        '…  [0].path leads to "/services/functional-tests", which is no page. Did you mean "/services/functional-testing"?',
      ],
    },
    {
      what: 'a fact has no words',
      file: 'content/related.json',
      change: [/"key": "(\w+)"/, '"key": "$1x"'],
      says: ['…  [0].key names "…x", which locales/fr/related.json does not have. Did you mean "…"?'],
    },
    {
      what: 'words have lost their fact',
      file: 'locales/fr/related.json',
      says: ['…  items[0].key names "…", which content/related.json does not have. Did you mean "…x"?'],
    },
    {
      what: 'a position is over',
      file: 'content/positions.json',
      change: [/"validThrough": "[\d-]+"/, '"validThrough": "2026-11-03"'],
      says: [
        '…  [0].validThrough was 2026-11-03: it is over. Remove the entry with its words, or write a later day.',
      ],
    },
    {
      what: 'a menu leads to no page',
      file: 'components/trial.ts',
      change: ['readWords', "const entry = { to: '/servces' };\nreadWords"],
      says: ['1  leads to "/servces", which is no page. Did you mean "/services"?'],
    },
  ],
  keys: [
    {
      what: 'nothing shows a text',
      file: fr,
      change: ['"empty"', '"unused": "Texte", "empty"'],
      says: ['3  unused is used by no page. Remove it in every language, or show it.'],
    },
    ...[en, es, ar].map((file) => ({
      what: '',
      file,
      change: ['"empty"', '"unused": "Texte", "empty"'] as const,
      says: [],
    })),
    {
      what: 'code asks for a text that no file has',
      file: 'components/trial.ts',
      change: [/.*/s, codeOf()],
      says: ['3  asks for "emptx", which locales/fr/trial.json does not have. Did you mean "empty"?'],
    },
  ],
  JSON: [
    {
      what: 'a comma is forgotten',
      file: fr,
      change: ['"sign": "Texte",', '"sign": "Texte"'],
      says: ['4  column 17: a comma is missing after this (the line is: "sign": "Texte")'],
    },
    {
      what: 'a quotation mark is forgotten',
      file: en,
      change: ['"sign": "Texte"', '"sign": "Texte'],
      says: [
        '4  column 11: a text is not closed: add a double quote at its end (a text stays on one line) (the line is: "sign": "Texte,)',
      ],
    },
    {
      what: 'quotation marks stand inside a text',
      file: es,
      change: text('sign', 'un "texte"'),
      says: [
        '4  column 16: a text stands between straight double quotes ("…"); inside it, write « », “ ” or \\" (the line is: "sign": "un "texte"",)',
      ],
    },
    {
      what: 'a comma too many',
      file: ar,
      change: [/\n\}/, ',\n}'],
      says: [
        '22  column 1: a name in double quotes is expected here; remove the comma if nothing follows it (the line is: })',
      ],
    },
    {
      what: 'a key stands twice',
      file: 'content/consultants.json',
      change: ['"source"', '"source": "owner", "source"'],
      says: ['…  [0].source is written twice, here and on line …. Keep one of them.'],
    },
    {
      what: 'a bracket is not closed',
      file: 'content/services.json',
      change: [/\]\s*$/, ''],
      says: ['…  column …: a closing ] is missing (the line is: …)'],
    },
    {
      what: 'a file is saved in another encoding',
      file: 'content/offices.json',
      bytes: Buffer.from('[{ "name": "Tunis é" }]', 'latin1'),
      says: [
        '1  is saved in another encoding (Latin-1, Windows-1252 or UTF-16), and its letters cannot be read. Save it as UTF-8.',
      ],
    },
    {
      what: 'a file is empty',
      file: 'content/chat/places.json',
      bytes: Buffer.from(''),
      says: ['1  column 1: a value is expected here: … (the line is: )'],
    },
  ],
  facts: [
    {
      what: 'a number is written as a text',
      file: 'content/consultants.json',
      change: [/"experience": \d+/, '"experience": "4+"'],
      says: [
        '…  [0].experience must be a number without quotes, and the text "4+" is written. Write whole years without quotes: 5.',
      ],
    },
    {
      what: 'a fact has a value that is not in its list',
      file: 'content/caseStudies.json',
      change: [/"logo": "\w+"/, '"logo": "star"'],
      says: ['…  [0].logo must be … or …, and the text "star" is written. Write …'],
    },
    {
      what: 'a name of a fact is misspelt',
      file: 'content/tools.json',
      change: ['"licence"', '"license"'],
      says: ['…  automation[0].license is unknown. Did you mean "licence"?'],
    },
    {
      what: 'a fact is lost',
      file: 'content/processSteps.json',
      change: [/"overlapDays": \d+,\s*/, ''],
      says: ['…  [0].overlapDays is missing. Write how many of these days run beside the step before: 0.'],
    },
    {
      what: 'a fact is empty',
      file: 'content/domains.json',
      change: [/"offreKey": "[\w-]+"/, '"offreKey": ""'],
      says: [
        '…  [0].offreKey is not well formed: the text "". Write letters, digits, "-" and "_", starting with a letter.',
      ],
    },
    {
      what: 'an address has no @',
      file: 'content/company.json',
      change: [/"email": "(\w+)@/, '"email": "$1.'],
      says: ['…  email is not well formed: the text "…". Write an address such as contact@eprouva.example.'],
    },
    {
      what: 'a day that no calendar has',
      file: 'content/specimens/testReport.json',
      change: [/"date": "[\d-]+"/, '"date": "2026-02-30"'],
      says: [
        '…  date is not well formed: the text "2026-02-30". Write a date as year-month-day: 2026-10-12.',
      ],
    },
    {
      what: 'two entries have the same key',
      file: 'content/services.json',
      change: [/\{\s*"key": "functionalTesting",[^}]*\},?/, '$&$&'],
      says: [
        '…  [1].key is the same as that of [0]: no two entries may share it. Write …',
        '…  [1].path is the same as that of [0]: no two entries may share it. Write …',
      ],
    },
    {
      what: 'a position is in a city without an office',
      file: 'content/positions.json',
      change: [/"city": "[^"]+"/, '"city": "Brest"'],
      says: [
        '…  [0].city is "Brest", which content/offices.json does not have. Write one of these, or add it there: ….',
      ],
    },
    {
      what: 'a source is not one of those that vouch',
      file: 'content/figures.json',
      change: [/"source": "\w+"/, '"source": "hearsay"'],
      says: [
        '…  …source must be "specification" or "owner" or "example", and the text "hearsay" is written. Write …',
      ],
    },
    {
      what: 'the chat is taught a slot that stands for nothing',
      file: 'content/chat/topics.json',
      change: [/"fr": "/, '$&{street} '],
      says: [
        '…  [0].fr has a slot that stands for nothing. Known: {city} and {country}. Write ways to ask, parted by |: "combien ça coûte | vos tarifs, vos prix".',
      ],
    },
    {
      what: 'the chat is taught the surroundings of an office that there is not',
      file: 'content/chat/places.json',
      change: [/^\{\s*"[^"]+"/, '{ "Brest"'],
      says: [
        '…  Brest is "Brest", which content/offices.json does not have. Write one of these, or add it there: …',
      ],
    },
  ],
  files: [
    {
      what: 'a file of words is gone',
      file: en,
      says: ['is missing. Put it back, or translate locales/fr/trial.json into it.'],
    },
    {
      what: 'a file of words is misnamed',
      file: 'locales/es/trials.json',
      bytes: Buffer.from(formsOf('es')),
      says: ['is unknown: French has no such file. Did you mean "trial"?'],
    },
    {
      what: 'a folder of words is no language',
      file: 'locales/xx/trial.json',
      bytes: Buffer.from(words),
      says: ['is not a language of content/languages.ts (known: …). Add it there or remove the folder.'],
    },
    {
      what: 'a file of facts is gone',
      file: 'content/tools.json',
      says: ['is missing, and pages show its facts. Put it back.'],
    },
    {
      what: 'a file that the chat reads is gone',
      file: 'content/chat/stopWords.json',
      says: ['is missing, and the chat reads it. Put it back.'],
    },
    {
      what: 'an article is not written in a language',
      file: essay('es'),
      says: ['is missing: an article is written in each language. Translate it, or remove its folder.'],
    },
    {
      what: 'an article bears no language',
      file: 'content/articles/trial/fra.md',
      bytes: Buffer.from(article),
      says: ['bears no language of content/languages.ts. Did you mean "fr.md"?'],
    },
    {
      what: 'an article has no facts',
      file: essay('ar'),
      change: [/^---.*---\n/s, ''],
      says: ['1  has no front matter. Begin it with a line of "---", its facts, and "---" again.'],
    },
  ],
};

/** All keys of the words, one of them misspelt. */
function codeOf(): string {
  const keys = [...words.matchAll(/"(\w+)": [[{"]/g)].map(([, key = '']) => key.replace(/_\w+$/, ''));
  const asked = ['meta', 'items', ...keys].filter((key) => words.includes(`\n  "${key}`));
  return `useTranslation('trial');\nconst keys = [${asked.map((key) => `'${key}'`).join(', ')}];\nt('emptx');`;
}
