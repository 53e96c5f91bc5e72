import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Commitments } from '../../../content/commitments.ts';
import { languages } from '../../../content/languages.ts';
import { sources } from '../../../content/sources.ts';
import { commitmentTexts } from '../../../renderer/i18n/commitmentTexts.ts';
import { filesOf } from '../../../scripts/check/files.ts';
import { readTranslationFiles } from '../../../scripts/check/translationFiles.ts';
import { translationsOf } from '../../translationsOf.ts';

const content = JSON.parse(readFileSync('content/commitments.json', 'utf8')) as Commitments;
const durations = Object.keys({ ...content.answers, ...content.engagements, ...content.retention });
/** `replyDays` says whether the reply time runs on working days only (`renderer/i18n/commitmentTexts.ts`). */
const names = [...durations, 'replyDays', ...Object.keys(content.openingHours)];

const texts = readTranslationFiles(filesOf('.'))
  .filter(({ namespace }) => namespace !== 'commitments')
  .flatMap((file) => file.texts.map(({ key, value }) => ({ ...file, key, text: value })));

/** The placeholders of a commitment: plain, with a capital for the beginning of a sentence, in figures. */
const formsOf = (name: string) => [name, name.charAt(0).toUpperCase() + name.slice(1), `${name}InFigures`];

describe('each commitment is quoted in every language', () => {
  test.each(names)('%s', (name) => {
    const quotes = new RegExp(`\\{\\{(?:${formsOf(name).join('|')})\\}\\}`);
    const quoting = texts.filter(({ text }) => quotes.test(text)).map(({ language }) => language);
    expect(quoting).toEqual(expect.arrayContaining(languages.map(({ code }) => code)));
  });
});

test.each(languages)(
  'in $code, each row of the price sheet quotes the price that its key names',
  ({ code }) => {
    const { rows } = translationsOf(code, 'engagement').prices;
    expect(rows.filter(({ key, value }) => !value.includes(`{{${key}}}`))).toEqual([]);
  },
);

/** @returns whether a text is in a part of the translations, at any depth; `*` in `part` stands for any one name */
function isIn(textKey: string, part: string): boolean {
  const steps = textKey.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}

/** Parts of the translations that `content/sources.json` lists as examples, although their durations are commitments. */
const promisedExamples = ['careers:process', 'offre:*.timeline', 'performanceTesting:kinds'];

/** Parts of the translations with durations that are no commitments: other examples, stories, the time zones of offices, a question. */
const otherTimes = [
  ...sources.map(({ keys }) => keys).filter((keys) => !promisedExamples.includes(keys)),
  'about:story.items.1',
  'caseStudies:testimonials',
  'nearshore:benefits.items.0',
  'performanceTesting:kinds.items.2.question',
];

test.each(languages)('in $code, only placeholders state commitments', ({ code: language }) => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ');
  // `replyDays` is an everyday expression, which texts may use about anything.
  const { replyDays: _, ...forms } = commitmentTexts(
    language,
    content,
    translationsOf(language, 'commitments'),
  );
  const promised = Object.values(forms).map((form) => plain(form).replaceAll(/[.+]/g, '\\$&'));
  const said = new RegExp(`(?<![\\p{L}\\d])(?:${promised.join('|')})(?!\\p{L})`, 'u');
  const own = texts
    .filter(
      (text) => text.language === language && said.test(plain(text.text.replaceAll(/\{\{.*?\}\}/g, '…'))),
    )
    .map(({ namespace, key }) => `${namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`)
    .filter((textKey) => !otherTimes.some((part) => isIn(textKey, part)));
  expect(own).toEqual([]);
});
