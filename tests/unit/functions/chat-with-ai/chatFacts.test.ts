import { afterAll, expect, test, vi } from 'vitest';
import officesJson from '../../../../content/offices.json';
import positionsJson from '../../../../content/positions.json';

/** Facts that an owner may give, by file. */
const given = {
  rates: [
    { role: 'auditor', city: 'Lyon', from: 611, to: 733, currency: 'EUR', source: 'owner' },
    { role: 'tester', city: 'Tunis', from: 211, to: 233, currency: 'EUR', source: 'example' },
  ],
  people: [{ key: 'ada', name: 'Ada Example', services: ['qualityAudits'], source: 'owner' }],
  offices: { ...officesJson, headquarters: { ...officesJson.headquarters, languages: ['en', 'fr'] } },
  positions: positionsJson.map((position) => ({ ...position, source: 'owner' })),
};
const missing = {
  rates: [],
  people: [],
  offices: officesJson,
  positions: positionsJson.map(({ salary, ...position }) => position),
};

/** @returns what the chat answers to topics about facts that an owner may give */
async function answersWith(facts: object) {
  vi.resetModules();
  for (const [file, json] of Object.entries(facts)) {
    vi.doMock(`../../../../content/${file}.json`, () => ({ default: json }));
  }
  vi.doMock('../../../../renderer/i18n/readWords.ts', async (original) => {
    const { readWords } = await original<typeof import('../../../../renderer/i18n/readWords.ts')>();
    return {
      readWords: (language: string, namespace: string) =>
        namespace === 'people'
          ? { items: [{ key: 'ada', title: 'Audit lead' }] }
          : readWords(language, namespace),
    };
  });
  const { chatFacts } = await import('../../../../functions/chat-with-ai/index/chatFacts.ts');
  const { createSentences } = await import('../../../../functions/chat-with-ai/answer/sentences.ts');
  const day = () => new Date(positionsJson[0]?.datePosted ?? '');
  const { of } = createSentences(chatFacts('en'), [], 'en', day);
  return (topic: string) => of(topic, undefined);
}

afterAll(() => vi.doUnmock('../../../../renderer/i18n/readWords.ts'));

test('the chat gives the rates, the people, the languages and the pay that the owner has given', async () => {
  const answerTo = await answersWith(given);
  expect(answerTo('quote')).toMatch(/- Auditor, Lyon: €611 to €733\n- Example: Tester, Tunis: €211 to €233/);
  expect(answerTo('contactPerson')).toMatch(/- Quality audits: Ada Example, Audit lead/);
  expect(answerTo('nearshoreLanguage')).toMatch(/- Neuilly-sur-Seine: English and French/);
  expect(answerTo('salary')).toMatch(/- Senior QA engineer, .*: €46,000 to €56,000 a year/);
});

test('where the owner has given none, it says what is true without them, or its page is quoted', async () => {
  const answerTo = await answersWith(missing);
  expect(answerTo('quote')).toMatch(/^The price depends on the scope/);
  expect(answerTo('contactPerson')).toMatch(/^This site names nobody for now/);
  expect([answerTo('nearshoreLanguage'), answerTo('salary')]).toEqual(['', '']);
});
