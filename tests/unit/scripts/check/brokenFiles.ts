import { readFileSync } from 'node:fs';

/** One way to break a file, and what an editor then reads. */
export type BrokenFile = readonly [
  /** For the table of the guide; empty where a file only has to go with another. */
  what: string,
  file: string,
  /** What is replaced by what, or all that the file holds; it is removed where there is none of both. */
  change: readonly [from: string | RegExp, to: string] | Uint8Array | null,
  /** After the file: its line and the message. `…` stands for any text. */
  ...says: string[],
];

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
    [
      'a text is empty',
      en,
      text('empty', ' '),
      '3  empty is empty. Write the text, or remove the key in every language.',
    ],
    [
      'a text holds a sign that nobody sees',
      en,
      text('sign', 'Te\u202exte'),
      '4  sign holds a sign that turns the direction of the text around (U+202E). Remove it, or write the text anew.',
    ],
    [
      'a text holds HTML',
      en,
      text('html', '<b>Texte</b>'),
      '5  html holds <b>, which the page would show as it is. Write plain text; the page decides how it looks.',
    ],
    [
      'a text holds Markdown',
      en,
      text('markdown', '**Texte**'),
      '6  markdown holds **, which the page would show as it is. Write plain text; the page decides how it looks.',
    ],
    [
      'a text holds an HTML entity',
      en,
      text('entity', 'R&amp;D'),
      '7  entity holds &amp;, which the page would show as it is. Write the character itself.',
    ],
    [
      'a text is too long for its place',
      en,
      text('title', 'a'.repeat(91)),
      '8  title has 91 characters; a heading has 90 at most. Take 1 away.',
    ],
    [
      'a title is longer than search engines show',
      en,
      ['"Titre"', `"${'a'.repeat(61)}"`],
      '2  meta.title has 61 characters, 60 at most. Take 1 away.',
    ],
    [
      'a description is too short',
      es,
      [description, 'Texte.'],
      '2  meta.description has 6 characters, 50 at least. Add 44.',
    ],
    [
      'an apostrophe is straight',
      en,
      text('apostrophe', "L'essai"),
      '9  apostrophe has a straight apostrophe in "L\'essai". Write "L’essai".',
    ],
    [
      'a French text has an ordinary space before a sign',
      fr,
      text('space', 'Texte ?'),
      '10  space has an ordinary space before "?" (…Texte ?). Write a no-break space there (U+00A0; U+202F before ; ? !).',
    ],
    [
      'a placeholder has one brace',
      en,
      text('brace', '{company}'),
      '11  brace has "{company}", which is no placeholder. Write {{company}}, or leave the braces out.',
    ],
    [
      'a placeholder is lost',
      en,
      ['"lost": "Texte {{company}}"', '"lost": "Texte"'],
      '12  lost lacks {{company}} (French: "Texte {{company}}")',
    ],
    [
      'a placeholder is misspelt',
      en,
      ['"misspelt": "Texte {{company}}"', '"misspelt": "Texte {{companyx}}"'],
      '13  misspelt lacks {{company}} and has {{companyx}}, to which no page gives a value (French: "Texte {{company}}")',
      '13  misspelt has {{companyx}}, to which no page gives a value. Did you mean "company"?',
    ],
    [
      'the company is called by its name',
      en,
      text('company', 'Éprouva'),
      '14  company says "Éprouva". Write {{company}}.',
    ],
    [
      'a text states a figure itself',
      en,
      text('digit', '40 textes'),
      '15  digit states "40", which no fact holds. Quote a figure as {{figures.<key>}} or a promise by its name, or add "trial:digit" to content/sources.json with its source, or with the reason why it claims nothing.',
    ],
    [
      'a sentence is not translated',
      es,
      text('sentence', 'nous testons dans les délais'),
      '16  sentence says in "fr": "nous testons dans les délais". Translate it into "es".',
    ],
    [
      'a text became a list',
      en,
      ['"kind": "Texte"', '"kind": ["Texte"]'],
      '17  kind is a list […], and French has a text "…". Write a text "…".',
    ],
    ['a text is lost', en, [', "second": "Texte"', ''], '18  here.second is missing (French: "Texte")'],
    [
      'a text is lost in French: all others still have it',
      fr,
      [', "fourth": "Texte"', ''],
      '19  there.fourth is missing (English: "Texte")',
    ],
    [
      'a key is misspelt',
      es,
      ['"third"', '"thrid"'],
      '19  there.third is missing (French: "Texte")',
      '19  there.thrid is unknown: French has no such key. Did you mean "there.third"?',
    ],
    [
      'a list is shorter',
      en,
      [', { "key": "deux", "text": "Deux" }', ''],
      '20  items[1] is missing (French: 2 texts, from "deux")',
    ],
    [
      'a name for the pages is translated',
      es,
      ['"key": "deux"', '"key": "dos"'],
      '20  items[1].key is "dos", and French has "deux" at this place. It is a name for the pages, not a text: keep the same names in the same order.',
    ],
    [
      'a plural lacks a form of its language',
      ar,
      ['"left_two": "{{count}}", ', ''],
      '21  left_two is missing: numbers such as 2 take this form in "ar".',
    ],
    [
      'a plural has a form that its language does not have',
      en,
      ['"left_one"', '"left_few": "{{count}}", "left_one"'],
      '21  left_few is a plural form that "en" does not have. Remove it (forms: one, other).',
    ],
    [
      'an article holds HTML',
      essay('fr'),
      paragraph('<div>Texte</div>'),
      '24  "<div>Texte</div>" is HTML, which articles have none of. Write it as Markdown.',
    ],
    [
      'an article links to no page',
      essay('fr'),
      paragraph('[ici](/service)'),
      '26  links to "/service", which is no page. Did you mean "/services"?',
    ],
    [
      'an article links to code',
      essay('fr'),
      paragraph('[ici](javascript:alert%281%29)'),
      '28  a link leads to "javascript:alert%281%29". It may lead to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.',
    ],
    [
      'an article links to a heading that it does not have',
      essay('fr'),
      paragraph('[ici](#un-titer)'),
      '30  links to "#un-titer", which is no heading of the article. Did you mean "un-titre"?',
    ],
    [
      'a link has no text',
      essay('fr'),
      paragraph('[](/services)'),
      '32  the link to "/services" has no text. Say where it leads.',
    ],
    [
      'bold is not closed',
      essay('fr'),
      paragraph('Un **mot'),
      '34  "Un **mot" shows "**" to the reader. Close it, or write it between backticks.',
    ],
    [
      'an article has a second title',
      essay('fr'),
      paragraph('# Titre'),
      '36  "# Titre" is a second title: the title is in the front matter. Begin headings with "##".',
    ],
    [
      'a heading skips a level',
      essay('fr'),
      ['## Un titre', '## Un titre\n\n#### Détail'],
      '42  the heading "Détail" skips a level: write ### and a space.',
    ],
    [
      'a picture has no description, and is not there',
      essay('fr'),
      paragraph('![](schema.png)'),
      '38  the picture "schema.png" has no description. Say between the brackets what it shows: ![…](schema.png)',
      '38  the picture "schema.png" is not in content/articles/trial/. Put it there, or correct its name.',
    ],
    [
      'the address of a link stands apart from it',
      essay('es'),
      paragraph('[ici][1]\n\n[1]: /services'),
      '26  "[1]: /services" stands apart from what refers to it. Write it there: [text](address).',
    ],
    [
      'code in an article does not end',
      essay('en'),
      paragraph('```ts\nlet a = 1;'),
      '24  code begins here and does not end. Write a line of "```" after it.',
    ],
    [
      'a fact of an article is misspelt',
      essay('en'),
      ['category:', 'categorie:'],
      '10  categorie is unknown. Did you mean "category"?',
    ],
    [
      'a date is not written as one',
      essay('en'),
      ['2026-10-12', '12 octobre'],
      '5  date is not a date written as year-month-day: 2026-10-12.',
    ],
    [
      'minutes are words',
      essay('en'),
      ['readTime: 3', 'readTime: trois'],
      '9  readTime must be a number without quotes, and the text "trois" is written.',
    ],
    [
      'a day is still to come',
      essay('es'),
      ['2026-10-12', '2031-01-01'],
      '5  date is 2031-01-01, which is still to come. Write a day up to today, 2026-11-22.',
    ],
    [
      'quotes in an article’s facts are not closed',
      essay('ar'),
      ['author: "Texte"', 'author: "Texte'],
      '…  front matter is not valid YAML: …',
    ],
    [
      'a setting is misspelt',
      '.env',
      ['PORT=3000', 'PROT=3000'],
      '…  PROT is no setting. Did you mean "PORT"?',
    ],
    [
      'one of three settings is missing',
      '.env',
      [/^COMMUNITY_FORM_ID=.*$/m, ''],
      'COMMUNITY_FORM_ID is not set, but …',
    ],
    [
      'a secret key stands where visitors would receive it',
      '.env',
      ['CHAT_PUBLIC_KEY=sb_publishable', 'CHAT_PUBLIC_KEY=sb_secret'],
      '…  CHAT_PUBLIC_KEY is a secret key…',
    ],
    [
      'a setting is written twice',
      '.env',
      ['CHAT_RATE_LIMIT=20', 'CHAT_RATE_LIMIT=20\nCHAT_RATE_LIMIT=30'],
      '…  CHAT_RATE_LIMIT is set again on line …, which counts. Keep one of them.',
    ],
    [
      'a fact leads to no page',
      'content/services.json',
      ['/services/functional-testing', '/services/functional-tests'],
      '…  [0].path leads to "/services/functional-tests", which is no page. Did you mean "/services/functional-testing"?',
    ],
    [
      'a fact has no words',
      'content/related.json',
      [/"key": "(\w+)"/, '"key": "$1x"'],
      '…  [0].key names "…x", which locales/fr/related.json does not have. Did you mean "…"?',
    ],
    [
      'words have lost their fact',
      'locales/fr/related.json',
      null,
      '…  items[0].key names "…", which content/related.json does not have. Did you mean "…x"?',
    ],
    [
      'a position is over',
      'content/positions.json',
      [/"validThrough": "[\d-]+"/, '"validThrough": "2026-11-03"'],
      '…  [0].validThrough was 2026-11-03: it is over. Remove the entry with its words, or write a later day.',
    ],
  ],
  keys: [
    [
      'nothing shows a text',
      fr,
      ['"empty"', '"unused": "Texte", "empty"'],
      '3  unused is used by no page. Remove it in every language, or show it.',
    ],
    ...[en, es, ar].map((file): BrokenFile => ['', file, ['"empty"', '"unused": "Texte", "empty"']]),
    [
      'code asks for a text that no file has',
      'components/trial.ts',
      [/.*/s, codeOf()],
      '3  asks for "emptx", which locales/fr/trial.json does not have. Did you mean "empty"?',
    ],
  ],
  JSON: [
    [
      'a comma is forgotten',
      fr,
      ['"sign": "Texte",', '"sign": "Texte"'],
      '4  column 17: a comma is missing after this (the line is: "sign": "Texte")',
    ],
    [
      'a quotation mark is forgotten',
      en,
      ['"sign": "Texte"', '"sign": "Texte'],
      '4  column 11: a text is not closed: add a double quote at its end (a text stays on one line) (the line is: "sign": "Texte,)',
    ],
    [
      'quotation marks stand inside a text',
      es,
      text('sign', 'un "texte"'),
      '4  column 16: a text stands between straight double quotes ("…"); inside it, write « », “ ” or \\" (the line is: "sign": "un "texte"",)',
    ],
    [
      'a comma too many',
      ar,
      [/\n\}/, ',\n}'],
      '22  column 1: a name in double quotes is expected here; remove the comma if nothing follows it (the line is: })',
    ],
    [
      'a key stands twice',
      'content/consultants.json',
      ['"source"', '"source": "owner", "source"'],
      '…  [0].source is written twice, here and on line …. Keep one of them.',
    ],
    [
      'a bracket is not closed',
      'content/services.json',
      [/\]\s*$/, ''],
      '…  column …: a closing ] is missing (the line is: …)',
    ],
    [
      'a file is saved in another encoding',
      'content/offices.json',
      Buffer.from('[{ "name": "Tunis é" }]', 'latin1'),
      '1  is saved in another encoding (Latin-1, Windows-1252 or UTF-16), and its letters cannot be read. Save it as UTF-8.',
    ],
    [
      'a file is empty',
      'content/chat/places.json',
      Buffer.from(''),
      '1  column 1: a value is expected here: … (the line is: )',
    ],
  ],
  facts: [
    [
      'a number is written as a text',
      'content/consultants.json',
      [/"experience": \d+/, '"experience": "4+"'],
      '…  [0].experience must be a number without quotes, and the text "4+" is written. Write whole years without quotes: 5.',
    ],
    [
      'a fact has a value that is not in its list',
      'content/caseStudies.json',
      [/"logo": "\w+"/, '"logo": "star"'],
      '…  [0].logo must be … or …, and the text "star" is written. Write …',
    ],
    [
      'a name of a fact is misspelt',
      'content/tools.json',
      ['"licence"', '"license"'],
      '…  automation[0].license is unknown. Did you mean "licence"?',
    ],
    [
      'a fact is lost',
      'content/processSteps.json',
      [/"overlapDays": \d+,\s*/, ''],
      '…  [0].overlapDays is missing. Write how many of these days run beside the step before: 0.',
    ],
    [
      'a fact is empty',
      'content/domains.json',
      [/"offreKey": "[\w-]+"/, '"offreKey": ""'],
      '…  [0].offreKey is not well formed: the text "". Write letters, digits, "-" and "_", starting with a letter.',
    ],
    [
      'an address has no @',
      'content/company.json',
      [/"email": "(\w+)@/, '"email": "$1.'],
      '…  email is not well formed: the text "…". Write an address such as contact@eprouva.example.',
    ],
    [
      'a day that no calendar has',
      'content/specimens/testReport.json',
      [/"date": "[\d-]+"/, '"date": "2026-02-30"'],
      '…  date is not well formed: the text "2026-02-30". Write a date as year-month-day: 2026-10-12.',
    ],
    [
      'two entries have the same key',
      'content/services.json',
      [/\{\s*"key": "functionalTesting",[^}]*\},?/, '$&$&'],
      '…  [1].key is the same as that of [0]: no two entries may share it. Write …',
      '…  [1].path is the same as that of [0]: no two entries may share it. Write …',
    ],
    [
      'a position is in a city without an office',
      'content/positions.json',
      [/"city": "[^"]+"/, '"city": "Brest"'],
      '…  [0].city is "Brest", which content/offices.json does not have. Write one of these, or add it there: ….',
    ],
    [
      'a source is not one of those that vouch',
      'content/figures.json',
      [/"source": "\w+"/, '"source": "hearsay"'],
      '…  …source must be "specification" or "owner" or "example", and the text "hearsay" is written. Write …',
    ],
    [
      'the chat is taught a slot that stands for nothing',
      'content/chat/topics.json',
      [/"fr": "/, '$&{street} '],
      '…  [0].fr has a slot that stands for nothing. Known: {city} and {country}. Write ways to ask, parted by |: "combien ça coûte | vos tarifs, vos prix".',
    ],
    [
      'the chat is taught the surroundings of an office that there is not',
      'content/chat/places.json',
      [/^\{\s*"[^"]+"/, '{ "Brest"'],
      '…  Brest is "Brest", which content/offices.json does not have. Write one of these, or add it there: …',
    ],
  ],
  files: [
    [
      'a file of words is gone',
      en,
      null,
      'is missing. Put it back, or translate locales/fr/trial.json into it.',
    ],
    [
      'a file of words is misnamed',
      'locales/es/trials.json',
      Buffer.from(formsOf('es')),
      'is unknown: French has no such file. Did you mean "trial"?',
    ],
    [
      'a folder of words is no language',
      'locales/xx/trial.json',
      Buffer.from(words),
      'is not a language of content/languages.ts (known: …). Add it there or remove the folder.',
    ],
    [
      'a file of facts is gone',
      'content/tools.json',
      null,
      'is missing, and pages show its facts. Put it back.',
    ],
    [
      'a file that the chat reads is gone',
      'content/chat/stopWords.json',
      null,
      'is missing, and the chat reads it. Put it back.',
    ],
    [
      'an article is not written in a language',
      essay('es'),
      null,
      'is missing: an article is written in each language. Translate it, or remove its folder.',
    ],
    [
      'an article bears no language',
      'content/articles/trial/fra.md',
      Buffer.from(article),
      'bears no language of content/languages.ts. Did you mean "fr.md"?',
    ],
    [
      'an article has no facts',
      essay('ar'),
      [/^---.*---\n/s, ''],
      '1  has no front matter. Begin it with a line of "---", its facts, and "---" again.',
    ],
  ],
};

/** All keys of the words, one of them misspelt. */
function codeOf(): string {
  const keys = [...words.matchAll(/"(\w+)": [[{"]/g)].map(([, key = '']) => key.replace(/_\w+$/, ''));
  const asked = ['meta', 'items', ...keys].filter((key) => words.includes(`\n  "${key}`));
  return `useTranslation('trial');\nconst keys = [${asked.map((key) => `'${key}'`).join(', ')}];\nt('emptx');`;
}
