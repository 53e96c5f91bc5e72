import { describe, expect, test } from 'vitest';
import { type SuggestionSet, suggestionsFor } from '../../../../components/islands/chat/suggestionsFor.ts';
import { languageAndPathOf } from '../../../../content/languages.ts';
import { positions } from '../../../../content/positions.ts';
import type { ChatLanguage } from '../../../../functions/chat-with-ai/answer/stemsOf.ts';
import { createChatFunction } from '../../../../functions/chat-with-ai/createChatFunction.ts';
import type { Facts } from '../../../../functions/chat-with-ai/knowledge.ts';
import type { Resources } from '../../../../locales/i18next.d.ts';
import { readWords } from '../../../../locales/readWords.ts';
import { listedPages } from '../../../../scripts/listedPages.ts';
import { loadChatKnowledge } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';

const knowledge = await loadChatKnowledge(functionsFolder);

/** Positions close: the day on which the last of them opened is one on which all are open. */
const day = new Date(
  positions
    .map(({ datePosted }) => datePosted)
    .sort()
    .at(-1) ?? 0,
);
const chat = createChatFunction({
  knowledge,
  rateLimit: { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 },
  now: () => day,
});

interface Expected {
  /** What the first sentence of the answer must state, in any case of its letters. */
  facts: (known: Facts) => (string | RegExp)[];
  /** A page that the answer must link to, without language. */
  page: string;
}

/** A length of time, whichever it is: the figures are the pages' own. */
const someTime =
  /(?:\d+|\p{L}+)\s(?:heures?|jours?|semaines?|mois|hours?|(?:working )?days?|weeks?|months?|horas?|días?|semanas?|meses|ساعة|أيام|أسابيع)/u;

/** For each suggestion, in the order of `suggestions` in `locales/<language>/chatbot.json`. */
const expected: Record<SuggestionSet, Expected[]> = {
  default: [
    { facts: ({ values }) => [values.domains ?? '-'], page: '/services' },
    { facts: () => [someTime], page: '/about/methodologies' },
    { facts: ({ values }) => [values.headquarters ?? '-'], page: '/about/offices' },
  ],
  services: [
    { facts: ({ values }) => [values.performanceTools ?? '-'], page: '/services/performance-testing' },
    {
      facts: () => [/e?stable|المستقرة/, /risk|risque|riesgo|المخاطر/],
      page: '/blog/automatiser-les-tests-par-ou-commencer',
    },
    { facts: ({ values }) => [values.auditDeliverables ?? '-'], page: '/services/quality-audits' },
  ],
  careers: [
    { facts: (known) => known.positions.map(({ line }) => line), page: '/careers' },
    { facts: (known) => known.positions.map(({ city }) => city), page: '/careers' },
    { facts: ({ values }) => [values.hiringTime ?? '-'], page: '/careers' },
  ],
  contact: [
    { facts: () => [someTime], page: '/contact' },
    {
      facts: ({ values }) => [values.hours ?? '-'],
      page: '/contact',
    },
    { facts: ({ values }) => [values.phone ?? '-'], page: '/contact' },
  ],
};

async function answerTo(message: string, language: ChatLanguage): Promise<string> {
  const response = await chat.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, language }),
  });
  return ((await response.json()) as { response: string }).response;
}

/** Up to the first full stop; a list belongs to the sentence that introduces it. */
function firstSentenceOf(answer: string): string {
  return /^.*?[.](?=\s|$)/s.exec(answer)?.[0] ?? answer;
}

test.each([
  ['fr', 'Quels postes sont ouverts ?', /- Exemple\s: /],
  ['en', 'Which positions are open?', /- Example: /],
  ['fr', 'Comment protégez-vous les données de test ?', /Exemple fictif/],
  ['en', 'How are my data protected during an engagement?', /Fictional example/],
  ['fr', 'Avez-vous une étude de cas dans le luxe ?', /[Ee]xemple/],
  ['en', 'Do you have a case study in luxury?', /[Ee]xample/],
] as const)('in %s, "%s" says that it answers with an example', async (language, question, said) => {
  expect(await answerTo(question, language)).toMatch(said);
});

describe.each(knowledge.map((each) => [each.language as ChatLanguage, each.facts] as const))(
  'the suggestions in %s',
  (language, known) => {
    const { suggestions } = readWords<Resources['chatbot']>(language, 'chatbot');
    const sets = Object.keys(expected) as SuggestionSet[];
    const pages = listedPages()
      .map(({ url }) => languageAndPathOf(url))
      .flatMap((page) => (page.language === language ? page.path : []));

    test.each(sets)('some page shows "%s"', (set) => {
      expect(pages.filter((path) => suggestionsFor(path) === set)).not.toEqual([]);
    });

    test.each(pages)('each suggestion of %s has a fact to state', (path) => {
      const set = suggestionsFor(path);
      expect(suggestions[set]).toHaveLength(expected[set].length);
    });

    const each = sets.flatMap((set) =>
      expected[set].map(({ facts, page }, index) => ({
        question: suggestions[set][index] ?? '',
        facts,
        page,
      })),
    );
    test.each(each)('$question', async ({ question, facts, page }) => {
      const answer = await answerTo(question, language);
      const sentence = firstSentenceOf(answer).toLowerCase();
      for (const fact of facts(known)) {
        if (fact instanceof RegExp) expect(sentence).toMatch(fact);
        else expect(sentence, answer).toContain(fact.toLowerCase());
      }
      const links = [...answer.matchAll(/\]\((\/[^)#]*)/g)].map(([, link = '']) => languageAndPathOf(link));
      expect(links).toContainEqual(expect.objectContaining({ language, path: page }));
    });
  },
);
