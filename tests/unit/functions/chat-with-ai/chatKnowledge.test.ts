import { expect, test } from 'vitest';
import { topics } from '../../../../content/chat/chatSchemas.ts';
import { defaultLanguage } from '../../../../content/languages.ts';
import { createSentences } from '../../../../functions/chat-with-ai/answer/sentences.ts';
import { chatKnowledge, chatLanguages } from '../../../../functions/chat-with-ai/index/chatKnowledge.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { contentIn, pageOf, pagesRead, spring } from './fixtureSite.ts';

/** Sentences of no topic: sentences.ts uses them instead of a topic's sentence if a place or content is missing. */
const variants = [
  'positionsNone',
  'positionsElsewhere',
  'quoteNoRates',
  'contactPersonNone',
  'officesHere',
  'languagesNone',
  'salaryNone',
];

test.each(['en'].filter(hasLanguage))('each language has its pages only', () => {
  const read = [...pagesRead, pageOf('/en/contact', '<h1>Write to us</h1><p>A person reads it.</p>')];
  const known = [...chatKnowledge(read, contentIn)];
  const pages = Object.fromEntries(known.map((each) => [each.language, each.pages]));
  expect(pages.fr).toHaveLength(pagesRead.length);
  const passages = [{ heading: 'Write to us', lines: ['A person reads it.'] }];
  expect(pages.en).toEqual([{ path: '/en/contact', label: 'Title', passages }]);
});

/** @returns the keys of the topics of a kind; without a kind, of those that a page answers */
const keys = (kind?: string) => topics.filter((topic) => topic.kind === kind).map(({ key }) => key);

test.each(chatLanguages)('in %s, every topic has its question, and every sentence its topic', (language) => {
  const { texts } = contentIn(language);
  const said = [...Object.keys(texts.questions), ...Object.keys(texts.smallTalk)];
  const known = [...keys(), ...keys('smallTalk')];
  expect(known).toEqual(expect.arrayContaining(said));
  // Other languages may lack a topic.
  if (language === defaultLanguage) {
    expect(said).toEqual(expect.arrayContaining(known));
  }
  expect([...keys(), ...variants]).toEqual(expect.arrayContaining(Object.keys(texts.topics)));
});

test.each(chatLanguages)('in %s, the placeholders of each topic are filled in', (language) => {
  const content = contentIn(language);
  const answers = createSentences(content, [], language, spring);
  for (const key of keys().filter((each) => each in content.texts.questions)) {
    const location = key === 'countrySoon' ? { country: 'Canada' } : content.offices[0];
    expect(answers.of(key, location)).not.toContain('{');
    expect(answers.questionOf(key, location)).toMatch(/./);
  }
});
