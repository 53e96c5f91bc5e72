import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publishedLanguages } from '../../../content/builtLanguages.ts';
import type { LanguageCode } from '../../../content/languages.ts';
import { legalFacts } from '../../../content/legalFacts.ts';
import type { Promises } from '../../../content/promises.ts';
import { sources } from '../../../content/sources.ts';
import type { ChatLanguage } from '../../../functions/chat-with-ai/answer/stemsOf.ts';
import { readWords } from '../../../locales/readWords.ts';
import { readFiles } from '../../../scripts/check/files.ts';
import { isIn } from '../../../scripts/check/sources.ts';
import { wordFile } from '../../../scripts/check/words.ts';

type Text = { language: LanguageCode; namespace: string; key: string; text: string };

const written = JSON.parse(readFileSync('content/promises.json', 'utf8')) as Promises;
const names = Object.keys({ ...written.answers, ...written.engagements, ...written.retention });

const texts = readFiles('.', 'locales', /^locales\/[^/]+\/[^/]+\.json$/)
  .map(({ path, text }) => wordFile(path, text))
  .filter(({ namespace }) => namespace !== 'promises')
  .flatMap((file) => file.texts.map(({ key, text }) => ({ ...file, key, text }) as Text));

/** Every text of the site that quotes one of these names. */
function textsThatQuote(...wanted: string[]): Text[] {
  const quotes = new RegExp(`\\{\\{(?:${wanted.join('|')})\\}\\}`);
  return texts.filter(({ text }) => quotes.test(text));
}

/** The forms of a promise: as it is, at the beginning of a sentence, in figures. */
const formsOf = (name: string) => [name, name.charAt(0).toUpperCase() + name.slice(1), `${name}InFigures`];

/** All that says promises, as if the file held others. */
async function loadWith(promises: Promises) {
  vi.resetModules();
  vi.doMock('../../../content/promises.json', () => ({ ...promises, default: promises }));
  const { createI18n } = await import('../../../renderer/i18n/createI18n.ts');
  const { chatFacts } = await import('../../../functions/chat-with-ai/index/chatFacts.ts');
  const { createFactAnswers } = await import('../../../functions/chat-with-ai/answer/createFactAnswers.ts');
  return { createI18n, chatFacts, createFactAnswers };
}

const changed = (duration: { value: number }) => ({ ...duration, value: 77 });
const otherPromises = {
  ...written,
  answers: Object.fromEntries(Object.entries(written.answers).map(([name, each]) => [name, changed(each)])),
  engagements: Object.fromEntries(
    Object.entries(written.engagements).map(([name, each]) => [name, changed(each)]),
  ),
  retention: Object.fromEntries(
    Object.entries(written.retention).map(([name, each]) => [name, changed(each)]),
  ),
} as unknown as Promises;

beforeEach(() => {
  vi.doUnmock('../../../content/promises.json');
  vi.resetModules();
});

describe('each promise is quoted in every published language', () => {
  test.each([...names, 'replyDays', 'chatHours', 'supportHours'])('%s', (name) => {
    const languages = new Set(textsThatQuote(...formsOf(name)).map(({ language }) => language));
    expect([...languages]).toEqual(expect.arrayContaining([...publishedLanguages]));
  });
});

test('a promise that changes, changes in every text of pages, forms and notices', async () => {
  const { createI18n } = await loadWith(otherPromises);
  const quoting = textsThatQuote(...names.flatMap(formsOf)).filter(
    ({ namespace }) => namespace !== 'chatAnswers',
  );
  expect(quoting.length).toBeGreaterThan(100);
  for (const { language, namespace, key } of quoting) {
    const path = key.replaceAll(/\[(\d+)\]/g, '.$1');
    const said = String(createI18n(language).t(`${namespace}:${path}` as never, legalFacts as never));
    expect(said, `${language} ${namespace}:${key}`).toContain('77');
    expect(said, `${language} ${namespace}:${key}`).not.toContain('{{');
  }
});

test('a promise that changes, changes in every answer of the chat', async () => {
  const { chatFacts, createFactAnswers } = await loadWith(otherPromises);
  const topics = textsThatQuote(...names.flatMap(formsOf)).filter(
    ({ namespace }) => namespace === 'chatAnswers',
  );
  expect(topics.length).toBeGreaterThanOrEqual(8);
  for (const { language, key } of topics) {
    const answers = createFactAnswers(
      chatFacts(language as ChatLanguage),
      [],
      language as ChatLanguage,
      () => new Date('2026-11-22'),
    );
    const topic = key.replace('topics.', '');
    const said =
      topic === 'unknown'
        ? answers.unknown()
        : topic === 'perhaps'
          ? answers.perhaps('page')
          : answers.of({ topic: { key: topic } } as never);
    expect(said, `${language} ${key}`).toContain('77');
  }
});

/** Parts of the words that say how long other things take: examples, and what claims nothing. */
const otherTimes = sources.filter(({ source, reason }) => source === 'example' || reason);

test.each(publishedLanguages)('no text in %s says a promise in words of its own', async (language) => {
  const { promiseTexts } = await import('../../../renderer/quoted/promiseTexts.ts');
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ');
  const { replyDays, ...forms } = promiseTexts(language, written, readWords(language, 'promises'));
  const promised = Object.values(forms).map((form) => plain(form).replaceAll(/[.+]/g, '\\$&'));
  const said = new RegExp(`(?<![\\p{L}\\d])(?:${promised.join('|')})(?!\\p{L})`, 'u');
  const own = texts
    .filter(
      (text) => text.language === language && said.test(plain(text.text.replaceAll(/\{\{.*?\}\}/g, '…'))),
    )
    .map(({ namespace, key }) => `${namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`)
    .filter((place) => !otherTimes.some(({ words }) => isIn(place, words)));
  expect(own).toEqual([]);
});

test('hours that change, change in pages and in the chat', async () => {
  const hours = { ...written.openingHours.chatHours, opens: '07:00' };
  const openingHours = { chatHours: hours, supportHours: hours };
  const { createI18n, chatFacts } = await loadWith({ ...written, openingHours });
  expect(createI18n('en').t('contact:details.hours.text')).toContain('7:00 to 18:00');
  expect(createI18n('en').t('contact:details.hours.note')).toContain('7AM');
  expect(createI18n('fr').t('chatbot:context.hours')).toBe('Lundi-Vendredi 7h-18h');
  expect(chatFacts('fr').promises.chatHoursInFull).toContain('de 7\u00a0h');
});

test('days that change, change with the time to answer', async () => {
  const answers = { ...written.answers, replyTime: { ...written.answers.replyTime, workingDays: false } };
  const { createI18n } = await loadWith({ ...written, answers } as Promises);
  expect(createI18n('en').t('contact:details.response.text')).toContain('every day');
});
