import { beforeAll, describe, expect, test } from 'vitest';
import topics from '../../../../content/chat/topics.json';
import { company } from '../../../../content/company.ts';
import { languages, urlOf } from '../../../../content/languages.ts';
import {
  type AnsweredQuestion,
  evaluateChat,
  knownQuestions,
  shareOf,
} from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction, loadChatKnowledge } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';

const knowledge = await loadChatKnowledge(functionsFolder);
let all: AnsweredQuestion[] = [];
beforeAll(async () => {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  all = await evaluateChat(chat, knownQuestions);
  // Hundreds of questions: more than a hook may take on a busy machine.
}, 120_000);

describe.each(languages.map(({ code }) => code))('the known questions in %s', (language) => {
  test.each([
    ['subject', 0.9, 0.75],
    ['outside', 0.95, 0.95],
    ['smallTalk', 0.95, 0.95],
  ])('of %s, %d are answered as they must be, %d with the fact', (kind, right, fact) => {
    const answered = all.filter((each) => each.language === language && each.kind === kind);
    const wrong = answered
      .filter(({ isRight }) => !isRight)
      .map(({ question, answer }) => [question, answer]);
    expect(
      shareOf(answered, ({ isRight }) => isRight),
      JSON.stringify(wrong, null, 1),
    ).toBeGreaterThanOrEqual(right);
    expect(shareOf(answered, ({ hasFact }) => hasFact)).toBeGreaterThanOrEqual(fact);
  });
});

test('every link leads to a page that exists, to the company’s mailbox, to its telephone or to a question', () => {
  const paths = new Set(knowledge.flatMap(({ pages }) => pages.map(({ path }) => path)));
  for (const { answer } of all) {
    for (const [, target = ''] of answer.matchAll(/\]\(([^)]*)\)/g)) {
      const isContact = /^mailto:[\w.]+@eprouva\.example$|^tel:\+\d+$|^ask:$/.test(target);
      if (!isContact)
        expect(paths, `${target} in "${answer.slice(0, 60)}…"`).toContain(target.replace(/[?#].*$/, ''));
    }
  }
});

test('no answer holds markup', () => {
  for (const { answer } of all) expect(answer).not.toMatch(/<\/?[a-z]|\{\{|\*\*|https?:/i);
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
