import { expect, test } from 'vitest';
import { topics } from '../../../../content/chat/chatSchemas.ts';
import { defaultLanguage } from '../../../../content/languages.ts';
import { createSentences } from '../../../../functions/chat-with-ai/answer/sentences.ts';
import { chatKnowledge } from '../../../../functions/chat-with-ai/index/chatKnowledge.ts';
import { chatLanguages } from '../../../../functions/chat-with-ai/index/readSpeech.ts';
import type { KnownOffice } from '../../../../functions/chat-with-ai/knowledge.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { factsIn, pageOf, pagesRead, spring } from './fixtureSite.ts';

/** Sentences that a topic is answered with in some cases only. */
const variants = [
  'positionsNone',
  'positionsElsewhere',
  'quoteNoRates',
  'contactPersonNone',
  'officesHere',
  'languagesNone',
  'salaryNone',
];

test.each(['en'].filter(hasLanguage))('each language knows its own pages', () => {
  const read = [...pagesRead, pageOf('/en/contact', '<h1>Write to us</h1><p>A person reads it.</p>')];
  const [french, english] = [...chatKnowledge(read, factsIn)];
  expect(french?.pages).toHaveLength(pagesRead.length);
  const passages = [{ heading: 'Write to us', lines: ['A person reads it.'] }];
  expect(english?.pages).toEqual([{ path: '/en/contact', label: 'Title', passages }]);
});

test.each(chatLanguages)('in %s, every topic has its question, and every sentence its topic', (language) => {
  const { words } = factsIn(language);
  const keys = (kind?: string) => topics.filter((topic) => topic.kind === kind).map(({ key }) => key);
  const said = [...Object.keys(words.questions), ...Object.keys(words.smallTalk)];
  const known = [...keys(), ...keys('smallTalk')];
  expect(known).toEqual(expect.arrayContaining(said));
  // Another language may lack a topic.
  if (language === defaultLanguage) {
    expect(said).toEqual(expect.arrayContaining(known));
  }
  expect([...keys(), ...variants]).toEqual(expect.arrayContaining(Object.keys(words.topics)));
  const answers = createSentences(factsIn(language), [], language, spring);
  const office = factsIn(language).offices[0] as KnownOffice;
  for (const { key } of topics.filter((topic) => topic.kind || topic.key in words.questions)) {
    const place = key === 'countrySoon' ? { country: 'Canada' } : office;
    // A sentence that quotes a list is not said where the list is empty.
    expect(answers.of(key, place)).toMatch(/^[^{]*$/);
    expect(answers.questionOf(key, place)).not.toBeUndefined();
  }
});
