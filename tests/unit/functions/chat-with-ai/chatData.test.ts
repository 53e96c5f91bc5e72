import { describe, expect, test } from 'vitest';
import courtesies from '../../../../content/chat/courtesies.json';
import outside from '../../../../content/chat/outside.json';
import smallTalk from '../../../../content/chat/smallTalk.json';
import synonyms from '../../../../content/chat/synonyms.json';
import topics from '../../../../content/chat/topics.json';
import { alternativesOf } from '../../../../functions/chat-with-ai/answer/alternativesOf.ts';
import { createFactAnswers } from '../../../../functions/chat-with-ai/answer/createFactAnswers.ts';
import { allStemsOf, chatLanguages, stemsOf } from '../../../../functions/chat-with-ai/answer/stemsOf.ts';
import { pluralForm } from '../../../../scripts/check/translations.ts';
import { factsIn, spring } from './fixtureSite.ts';

/** Topics that name something need it for their sentence. */
const named: Readonly<Record<string, string>> = { agency: 'Lille', countrySoon: 'Canada' };

/** Sentences that a topic is answered with in some cases only. */
const variants = ['positionsNone', 'positionsElsewhere'];

describe.each(chatLanguages)('%s', (language) => {
  const answers = createFactAnswers(factsIn(language), [], language, spring);

  test('every fixed answer belongs to a topic and can be filled', () => {
    for (const key of Object.keys(factsIn(language).words.topics).filter(
      (each) => !variants.includes(each),
    )) {
      const entry = topics.find((topic) => topic.key === key);
      expect(entry, `content/chat/topics.json has no topic "${key}"`).toBeDefined();
      const topic = { key, page: entry?.page ?? '', means: [], vocabulary: new Set<string>() };
      const text = answers.of({ topic, matched: new Set(), decisive: true, named: named[key] });
      expect(text).not.toMatch(/\{\{|undefined/);
    }
    expect(answers.unknown()).not.toContain('{{');
  });

  test('every kind of small talk has its sentence', () => {
    expect(Object.keys(factsIn(language).words.smallTalk).sort()).toEqual(Object.keys(smallTalk).sort());
    for (const kind of Object.keys(factsIn(language).words.smallTalk) as (keyof typeof smallTalk)[]) {
      expect(answers.smallTalk(kind)).not.toContain('{{');
    }
  });

  test('every phrase can be found in a question', () => {
    const phrases = [
      ...topics
        .flatMap((topic) => [...topic.asked[language], ...(topic.decisive?.[language] ?? [])])
        .flatMap(alternativesOf),
      ...outside[language],
      ...synonyms[language].flatMap(({ said }) => said),
    ];
    expect(phrases.filter((phrase) => allStemsOf(phrase, language).length === 0)).toEqual([]);
  });

  test('the brackets of every phrase close', () => {
    const phrases = [
      ...topics.flatMap((topic) => [...topic.asked[language], ...(topic.decisive?.[language] ?? [])]),
      ...Object.values(smallTalk).flatMap((each) => each[language]),
      ...courtesies[language],
    ];
    expect(phrases.flatMap(alternativesOf).filter((phrase) => /[()|]/.test(phrase))).toEqual([]);
  });

  test('every synonym and every hint has words that a page can hold', () => {
    const meanings = [
      ...synonyms[language].flatMap(({ means }) => means),
      ...topics.flatMap((topic) => topic.means?.[language] ?? []),
    ];
    expect(meanings.filter((meaning) => stemsOf(meaning, language).length === 0)).toEqual([]);
  });
});

test('no topic is listed twice', () => {
  const keys = topics.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(chatLanguages)('%s has the sentences of the default language', (language) => {
  // Each language has the plural forms of its own.
  const keysOf = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string' ? path + key.replace(pluralForm, '') : keysOf(inner, `${path}${key}.`),
    );
  expect(new Set(keysOf(factsIn(language).words))).toEqual(new Set(keysOf(factsIn('fr').words)));
});
