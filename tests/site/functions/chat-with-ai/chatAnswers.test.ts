import { beforeAll, describe, expect, test } from 'vitest';
import { caseStudies } from '../../../../content/caseStudies.ts';
import { topics } from '../../../../content/chat/chatSchemas.ts';
import { company } from '../../../../content/company.ts';
import { languages, urlOf } from '../../../../content/languages.ts';
import { allOffices } from '../../../../content/offices.ts';
import { specimens } from '../../../../content/specimens/specimens.ts';
import {
  type AnsweredQuestion,
  evaluateChat,
  knownQuestions,
} from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { passageUrl } from '../../../../functions/chat-with-ai/knowledge.ts';
import { isCanonical } from '../../../../renderer/document/page/builtPage.ts';
import { loadChatFunction, loadChatKnowledge } from '../../../../scripts/serve/createLocalServices.ts';
import { functionsFolder, listedPages } from '../../../../scripts/siteFolder.ts';
import { isShippedCompany } from '../../../contentOf.ts';

const knowledge = await loadChatKnowledge(functionsFolder);
let all: AnsweredQuestion[] = [];
beforeAll(async () => {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  all = await evaluateChat(chat, knownQuestions);
  // Hundreds of questions take longer than the default timeout of a hook on a busy machine.
}, 120_000);

/** The questions are about the shipped company. @returns whether this site has the page and states the fact that the answer needs */
function canBeAnswered({ language, page, fact }: AnsweredQuestion): boolean {
  const known = knowledge.find((each) => each.language === language);
  if (isShippedCompany || !known || page === 'outside' || page === 'smallTalk') {
    return true;
  }
  const passages = known.pages.flatMap((each) => each.passages);
  const texts = passages.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n');
  const hasPage = page
    .split(',')
    .some((path) => known.pages.some((each) => each.path === urlOf(known.language, path)));
  return hasPage && new RegExp(fact, 'i').test(texts.replace(/[\u00a0\u202f]/g, ' '));
}

describe.each(languages.map(({ code }) => code))('the known questions in %s', (language) => {
  test.each([
    ['subject', 0.9, 0.75],
    ['outside', 0.95, 0.95],
    ['smallTalk', 0.95, 0.95],
    ['trade', 0.85, 0.85],
    ['buyers', 0.95, 0.75],
    ['facts', 0.95, 0.75],
  ])('of kind %s: a share of %d is answered rightly, of %d with the fact', (kind, right, fact) => {
    const answered = all.filter(
      (each) => each.language === language && each.kind === kind && canBeAnswered(each),
    );
    const wrong = answered.flatMap(({ isRight, question, answer }) => (isRight ? [] : [[question, answer]]));
    expect(1 - wrong.length / answered.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(right);
    expect(answered.filter(({ hasFact }) => hasFact).length / answered.length).toBeGreaterThanOrEqual(fact);
  });
});

test('answers are paragraphs, items and links: to pages that exist, to the company’s mailbox, its telephone or a question', () => {
  const paths = new Set(
    knowledge.flatMap(({ language, pages }) => [
      ...pages.map(({ path }) => path),
      ...specimens.map(({ path }) => urlOf(language, path)),
    ]),
  );
  const mailboxes = [company, ...allOffices].map(({ email }) => `mailto:${email}`);
  const isContact = (target: string) => mailboxes.includes(target) || /^(?:tel:\+\d+|ask:)$/.test(target);
  for (const { answer } of all) {
    const text = answer.replace(/\[[^\][]+\]\(([^)\s]*)\)/g, (_, target: string) => {
      if (!isContact(target)) {
        expect(paths, answer).toContain(target.replace(/[?#].*$/, ''));
      }
      return '';
    });
    expect(text).not.toMatch(/<\/?[a-z]|\{\{|\*\*|\]\(|`|^#|https?:/im);
  }
});

/** Sections that this site lacks, because its owner has no content for them. */
const optionalSections = [
  ...(caseStudies.length > 0 ? [] : ['/case-studies#']),
  ...(company.certifications.length > 0 ? [] : ['/about#certifications']),
];

test.each(knowledge)('every topic and every name leads to a place that exists in $language', (known) => {
  const urls = known.pages.flatMap(({ path, passages }) => [
    path,
    ...passages.map((passage) => passageUrl(path, passage)),
  ]);
  // Where a section is missing, the answer leads to the top of its page.
  const destinations = topics.flatMap(({ page = '' }) => {
    const pageUrl = page.replace('{slug}', company.slug);
    const isOptional = optionalSections.some((each) => pageUrl.startsWith(each));
    return isOptional ? pageUrl.replace(/#.*/, '') : pageUrl || [];
  });
  destinations.push(...Object.keys(known.content.names));
  // A page may be missing in the language.
  const existing = new Set(listedPages().flatMap((page) => (isCanonical(page) ? page.url : [])));
  const wanted = destinations
    .map((path) => urlOf(known.language, path))
    .filter((path) => existing.has(path.replace(/#.*/, '')));
  expect(urls).toEqual(expect.arrayContaining(wanted));
});

test('the chat’s knowledge leaves out aliases and pages that are not for search engines', () => {
  const paths = knowledge.flatMap(({ pages }) => pages.map(({ path }) => path));
  const known = languages.flatMap(({ code }) => [urlOf(code, '/'), urlOf(code, '/contact')]);
  expect(paths).toEqual(expect.arrayContaining([...known, '/services', '/offre/ia-ml']));
  for (const path of ['/notre-offre', '/our-expertise', '/offre/ai-ml', '/404']) {
    expect(paths).not.toContain(path);
  }
});
