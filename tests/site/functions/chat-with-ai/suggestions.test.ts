import { describe, expect, test } from 'vitest';
import { type SuggestionSet, suggestionsFor } from '../../../../components/islands/chat/suggestionsFor.ts';
import { caseStudies } from '../../../../content/caseStudies.ts';
import { languageAndPathOf } from '../../../../content/languages.ts';
import { createChatFunction } from '../../../../functions/chat-with-ai/createChatFunction.ts';
import { askChat } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import type { SiteContent } from '../../../../functions/chat-with-ai/knowledge.ts';
import { openPositions } from '../../../../renderer/content/openPositions.ts';
import { loadChatKnowledge } from '../../../../scripts/serve/createLocalServices.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';
import { translationsOf } from '../../../translationsOf.ts';

const knowledge = await loadChatKnowledge(functionsFolder);

/** The day on which the last position was posted: all positions are open then. */
const day = new Date(Math.max(0, ...openPositions.map(({ datePosted }) => Date.parse(datePosted))));
const chat = createChatFunction({
  knowledge,
  rateLimit: { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 },
  now: () => day,
});

/** The page, without language, that the answer must link to, and what its first sentence must state, whatever the case of letters. */
type Expected = [page: string, content: (known: SiteContent) => (string | RegExp)[]];

/** The sentence must state the value of this name. A missing value becomes `-`, which is in no sentence, so the test fails. */
const value =
  (name: string) =>
  ({ values }: SiteContent) => [values[name] ?? '-'];

/** Any length of time: pages may change it. */
const someTime =
  /(?:\d+|\p{L}+)\s(?:heures?|jours?|semaines?|mois|hours?|(?:working )?days?|weeks?|months?|horas?|días?|semanas?|meses|ساعة|أيام|أسابيع)/u;

/** For each suggestion, in the order of `suggestions` in `locales/<language>/chatbot.json`. */
const expected: Record<SuggestionSet, Expected[]> = {
  default: [
    ['/services', value('domains')],
    ['/about/methodologies', () => [someTime]],
    ['/about/offices', value('headquarters')],
  ],
  services: [
    ['/services/performance-testing', value('performanceTools')],
    [
      '/blog/automatiser-les-tests-par-ou-commencer',
      () => [/e?stable|المستقرة/, /risk|risque|riesgo|المخاطر/],
    ],
    ['/services/quality-audits', value('auditDeliverables')],
  ],
  careers: [
    ['/careers', ({ positions }) => positions.map(({ line }) => line)],
    ['/careers', ({ positions }) => positions.map(({ city }) => city)],
    ['/careers', value('hiringTime')],
  ],
  contact: [
    ['/contact', () => [someTime]],
    ['/contact', ({ texts }) => [firstSentenceOf(texts.topics.hours ?? '-')]],
    ['/contact', value('phone')],
  ],
};

const answerTo = async (message: string, language: string) =>
  (await askChat(chat, message, language)).response;

/** @returns the answer up to its first full stop; a list belongs to the sentence that introduces it */
function firstSentenceOf(answer: string): string {
  return /^.*?[.](?=\s|$)/s.exec(answer)?.[0] ?? answer;
}

/** Questions that are answered with an example, as long as the owner has not replaced it. */
const askedOfExamples: readonly (readonly [question: string, said: RegExp, hasExample: boolean])[] = [
  ['Quels postes sont ouverts ?', /- Exemple\s: /, openPositions.some(({ source }) => source === 'example')],
  [
    'Avez-vous une étude de cas dans le luxe ?',
    /[Ee]xemple/,
    caseStudies.some(({ key }) => key === 'luxury'),
  ],
];

test.each(askedOfExamples.filter(([, , hasExample]) => hasExample))(
  '"%s" says that it answers with an example',
  async (question, said) => {
    expect(await answerTo(question, 'fr')).toMatch(said);
  },
);

test('each page shows the questions of its subject', () => {
  const paths = ['/', '/offre/applications', '/careers', '/about/offices'];
  expect(paths.map(suggestionsFor)).toEqual(Object.keys(expected));
});

describe.each(knowledge)('the suggestions in $language', ({ language, content: known }) => {
  const { suggestions } = translationsOf(language, 'chatbot');
  const rows = Object.entries(suggestions).flatMap(([set, questions]) =>
    questions.map((question, index) => ({ question, fact: expected[set as SuggestionSet][index] })),
  );
  test.each(rows)('$question', async ({ question, fact: [page, content] = ['', () => ['no fact']] }) => {
    const answer = await answerTo(question, language);
    const sentence = firstSentenceOf(answer).toLowerCase();
    for (const fact of content(known)) {
      expect(sentence, answer).toMatch(fact instanceof RegExp ? fact : fact.toLowerCase());
    }
    const links = [...answer.matchAll(/\]\((\/[^)#]*)/g)].map(([, link = '']) => languageAndPathOf(link));
    expect(links).toContainEqual(expect.objectContaining({ language, path: page }));
  });
});
