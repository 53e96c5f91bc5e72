import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../content/languages.ts';
import type { Promises } from '../../../content/promises.ts';
import { sources } from '../../../content/sources.ts';
import { promiseTexts } from '../../../renderer/i18n/promiseTexts.ts';
import { filesOf } from '../../../scripts/check/files.ts';
import { readWordFiles } from '../../../scripts/check/words.ts';
import { wordsOf } from '../../wordsOf.ts';

const written = JSON.parse(readFileSync('content/promises.json', 'utf8')) as Promises;
const names = Object.keys({ ...written.answers, ...written.engagements, ...written.retention });

const texts = readWordFiles(filesOf('.'))
  .filter(({ namespace }) => namespace !== 'promises')
  .flatMap((file) => file.texts.map(({ key, value }) => ({ ...file, key, text: value })));

/** The forms of a promise: as it is, at the beginning of a sentence, in figures. */
const formsOf = (name: string) => [name, name.charAt(0).toUpperCase() + name.slice(1), `${name}InFigures`];

describe('each promise is quoted in every language', () => {
  test.each([...names, 'replyDays', 'chatHours', 'supportHours'])('%s', (name) => {
    const quotes = new RegExp(`\\{\\{(?:${formsOf(name).join('|')})\\}\\}`);
    const quoting = texts.filter(({ text }) => quotes.test(text)).map(({ language }) => language);
    expect(quoting).toEqual(expect.arrayContaining(languages.map(({ code }) => code)));
  });
});

/** Whether a text stands in a part of the words; "*" is any one name, and what stands below a part belongs to it. */
function isIn(place: string, part: string): boolean {
  const steps = place.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}

/** Examples whose times are promises. */
const promisedExamples = [
  'careers:process',
  'consultants:steps',
  'contact:next',
  'engagement:working',
  'offre:*.timeline',
  'performanceTesting:kinds',
];

/** Parts of the words that say other times, which no one promises: examples, the clocks of Paris and Tunis, a question. */
const otherTimes = [
  ...sources.map(({ words }) => words).filter((words) => !promisedExamples.includes(words)),
  'about:story.items.1',
  'nearshore:benefits.items.0',
  'nearshore:picture.summer',
  'performanceTesting:kinds.items.2.question',
];

test.each(languages)('no text in $code says a promise in words of its own', ({ code: language }) => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ');
  const { replyDays, ...forms } = promiseTexts(language, written, wordsOf(language, 'promises'));
  const promised = Object.values(forms).map((form) => plain(form).replaceAll(/[.+]/g, '\\$&'));
  const said = new RegExp(`(?<![\\p{L}\\d])(?:${promised.join('|')})(?!\\p{L})`, 'u');
  const own = texts
    .filter(
      (text) => text.language === language && said.test(plain(text.text.replaceAll(/\{\{.*?\}\}/g, '…'))),
    )
    .map(({ namespace, key }) => `${namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`)
    .filter((place) => !otherTimes.some((part) => isIn(place, part)));
  expect(own).toEqual([]);
});
