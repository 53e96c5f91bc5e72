import { beforeAll, describe, expect, test } from 'vitest';
import topics from '../../../../content/chat/topics.json';
import { company } from '../../../../content/company.ts';
import { urlOf } from '../../../../content/languages.ts';
import {
  type ChatEvaluation,
  evaluateChat,
  shareOf,
} from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction, loadChatKnowledge } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';

const knowledge = await loadChatKnowledge(functionsFolder);
let evaluations: ChatEvaluation[] = [];
beforeAll(async () => {
  evaluations = await evaluateChat(await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' }));
  // Hundreds of questions: more than a hook may take on a busy machine.
}, 120_000);

/** The languages that are offered have been asked about more. */
const asked = [
  { language: 'fr', least: 150, ownWords: 40, outside: 20 },
  { language: 'en', least: 150, ownWords: 40, outside: 20 },
  { language: 'es', least: 50, ownWords: 10, outside: 10 },
  { language: 'ar', least: 50, ownWords: 10, outside: 10 },
];

describe.each(asked)('the questions in $language', ({ language, ...least }) => {
  const evaluation = () => {
    const found = evaluations.find((each) => each.language === language);
    if (!found)
      throw new Error(`functions/chat-with-ai/evaluation/questions.json has no questions in ${language}.`);
    return found;
  };

  test('there are enough of them, some in words that the pages do not use, some outside the subject', () => {
    const { subject, outside } = evaluation();
    expect(subject.length).toBeGreaterThanOrEqual(least.least);
    expect(subject.filter(({ ownWords }) => ownWords === true).length).toBeGreaterThanOrEqual(least.ownWords);
    expect(outside.length).toBeGreaterThanOrEqual(least.outside);
  });

  test('at least nine in ten link to the right page', () => {
    const { subject } = evaluation();
    const wrong = subject
      .filter(({ isRight }) => !isRight)
      .map(({ question, page, answer }) => ({ question, page, answer }));
    expect(
      shareOf(subject, ({ isRight }) => isRight),
      JSON.stringify(wrong, null, 1),
    ).toBeGreaterThanOrEqual(0.9);
  });

  test('at least four in five hold the fact that was asked for', () => {
    const { subject } = evaluation();
    const without = subject
      .filter(({ hasFact }) => !hasFact)
      .map(({ question, fact, answer }) => ({ question, fact, answer }));
    expect(
      shareOf(subject, ({ hasFact }) => hasFact),
      JSON.stringify(without, null, 1),
    ).toBeGreaterThanOrEqual(0.8);
  });

  test('at least nineteen in twenty of what is outside the subject are not known', () => {
    const { outside } = evaluation();
    expect(
      shareOf(outside, ({ isUnknown }) => isUnknown),
      JSON.stringify(
        outside.filter(({ isUnknown }) => !isUnknown),
        null,
        1,
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('every link leads to a page that exists, to the company’s mailbox or to its telephone', () => {
    // Some questions are asked in the other language of the site, and answered with its pages.
    const paths = new Set(knowledge.flatMap(({ pages }) => pages.map(({ path }) => path)));
    const { subject, outside } = evaluation();
    for (const { answer } of [...subject, ...outside]) {
      for (const [, target = ''] of answer.matchAll(/\]\(([^)]*)\)/g)) {
        const isContact = /^mailto:[\w.]+@eprouva\.example$|^tel:\+\d+$/.test(target);
        if (!isContact)
          expect(paths, `${target} in "${answer.slice(0, 60)}…"`).toContain(target.replace(/[?#].*$/, ''));
      }
    }
  });

  test('no answer holds markup', () => {
    const { subject, outside } = evaluation();
    for (const { answer } of [...subject, ...outside])
      expect(answer).not.toMatch(/<\/?[a-z]|\{\{|\*\*|https?:/i);
  });
});

describe('what the function knows', () => {
  test.each(knowledge)(
    'every topic leads to a page and a section that exist in $language',
    ({ language, pages, passages }) => {
      const addresses = new Set([
        ...pages.map(({ path }) => path),
        ...passages.map(({ page, fragment }) => `${pages[page]?.path}#${fragment}`),
      ]);
      const missing = topics
        .flatMap(({ key, page }) =>
          page ? { key, address: urlOf(language, page.replace('{slug}', company.slug)) } : [],
        )
        .filter(({ address }) => !addresses.has(address));
      expect(missing).toEqual([]);
    },
  );

  test('aliases and pages that are not for search engines are not part of it', () => {
    const paths = knowledge.flatMap(({ pages }) => pages.map(({ path }) => path));
    for (const path of ['/notre-offre', '/our-expertise', '/offre/ai-ml', '/404'])
      expect(paths).not.toContain(path);
    for (const path of ['/', '/en', '/services', '/en/contact', '/offre/ia-ml'])
      expect(paths).toContain(path);
  });
});
