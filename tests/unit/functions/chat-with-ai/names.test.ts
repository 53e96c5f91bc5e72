import { describe, expect, test } from 'vitest';
import { type LanguageCode, urlOf } from '../../../../content/languages.ts';
import { allOffices } from '../../../../content/offices.ts';
import { createAnswerer } from '../../../../functions/chat-with-ai/answer/createAnswerer.ts';
import { chatFacts } from '../../../../functions/chat-with-ai/index/chatFacts.ts';
import { chatKnowledge } from '../../../../functions/chat-with-ai/index/chatKnowledge.ts';
import { chatLanguages } from '../../../../functions/chat-with-ai/index/readSpeech.ts';
import { spring } from './fixtureSite.ts';

// The pages are the site's own addresses, with nothing on them but the section that a name leads to: what decides is the name alone.

function answererIn(language: LanguageCode) {
  const facts = chatFacts(language);
  const addresses = [...Object.keys(facts.names), '/about/offices', '/contact'];
  const paths = new Set(addresses.map((address) => address.replace(/#.*/, '')));
  const pages = [...paths].map((path) => ({
    language,
    path: urlOf(language, path),
    label: path,
    passages: ['', ...addresses.flatMap((each) => each.split(`${path}#`)[1] ?? [])].map((section) => ({
      ...(section && { section }),
      heading: path,
      lines: [path],
    })),
  }));
  const [knowledge] = chatKnowledge(pages, () => facts);
  if (!knowledge) {
    throw new Error(`No chat in ${language}.`);
  }
  return { answer: createAnswerer(knowledge, spring), facts };
}

describe.each(chatLanguages)('asked in %s by its name alone', (language) => {
  const { answer, facts } = answererIn(language);

  test.each(Object.entries(facts.names).flatMap(([page, names]) => names.map((name) => [name, page])))(
    '%s is answered by %s',
    (name, page) => {
      const { text, source } = answer(name);
      expect(source).toBe('pages');
      expect(text).toContain(`](${urlOf(language, page)})`);
    },
  );

  test.each(facts.offices.map(({ city }, index) => [city, allOffices[index]?.email ?? '']))(
    'the office in %s is answered with %s',
    (city, email) => {
      const { text, source } = answer(city);
      expect(source).toBe('facts');
      expect(text).toContain(email);
    },
  );
});
