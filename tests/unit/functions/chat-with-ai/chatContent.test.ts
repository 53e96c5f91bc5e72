import { expect, test } from 'vitest';
import { headquarters, position, suppliedTranslations, supply } from '../../suppliedContent.ts';

const offices = { headquarters, agencies: [], foreign: [], source: 'owner' };

/** Optional content, by file. */
const given = {
  rates: [
    { role: 'auditor', city: 'Lyon', from: 611, to: 733, currency: 'EUR', source: 'owner' },
    { role: 'tester', city: 'Lyon', from: 211, to: 233, currency: 'EUR', source: 'example' },
  ],
  people: [{ key: 'ada', name: 'Ada Example', services: ['qualityAudits'], source: 'owner' }],
  offices: { ...offices, headquarters: { ...headquarters, languages: ['en', 'fr'] } },
  positions: [{ ...position, salary: { from: 46_000, to: 56_000, currency: 'EUR', period: 'YEAR' } }],
};
const missing = {
  rates: [],
  people: [],
  offices,
  positions: [position],
};

/** @returns a function that returns the French answer to a topic, with plain spaces */
async function answersWith(content: Readonly<Record<string, object>>) {
  supply(content, suppliedTranslations);
  const { chatContent } = await import('../../../../functions/chat-with-ai/index/chatContent.ts');
  const { createSentences } = await import('../../../../functions/chat-with-ai/answer/sentences.ts');
  const day = () => new Date(position.datePosted);
  const answers = createSentences(chatContent('fr'), [], 'fr', day);
  return (topic: string) => answers.of(topic, undefined)?.replaceAll(/[^\S\n]/g, ' ');
}

test('the chat gives the rates, the people, the languages and the pay that the owner has given', async () => {
  const answerTo = await answersWith(given);
  expect(answerTo('quote')).toMatch(
    /- Auditeur, Lyon : 611 € à 733 €\n- Exemple : Testeur, Lyon : 211 € à 233 €/,
  );
  expect(answerTo('contactPerson')).toMatch(/- Audits qualité : Ada Example, Audit lead/);
  expect(answerTo('languages')).toMatch(/- Lyon : anglais et français/);
  expect(answerTo('salary')).toMatch(/- Lead tester, .* : 46 000 € à 56 000 € par an/);
});

test('without this content, the chat says what is true without it', async () => {
  const answerTo = await answersWith(missing);
  expect(answerTo('quote')).toMatch(/^Le prix dépend/);
  expect(answerTo('contactPerson')).toMatch(/^Ce site ne nomme personne pour l’instant/);
  expect(answerTo('languages')).toMatch(/^Nous travaillons en français/);
  expect(answerTo('salary')).toMatch(/^Ce site ne donne aucun salaire pour l’instant/);
  expect(answerTo('offices')).toMatch(/^Notre siège est à Lyon\.(?!.*étranger)/s);
});

test('years have the plural form of the language', async () => {
  const { chatContent, positionLine } = await import(
    '../../../../functions/chat-with-ai/index/chatContent.ts'
  );
  const { texts } = chatContent('fr');
  const tester = { title: 'Testeur', city: 'Lille', source: 'owner' as const };
  const lines = [1, 12].map((minimumExperienceYears) =>
    positionLine({ ...tester, minimumExperienceYears }, texts, 'fr'),
  );
  expect(lines).toEqual([expect.stringMatching(/\b1\san\b/), expect.stringMatching(/\b12\sans\b/)]);
});
