import type { Knowledge, Passage } from '../knowledge.ts';
import { type ChosenPassage, choosePassage } from './choosePassage.ts';
import { createFactAnswers } from './createFactAnswers.ts';
import { createLinker } from './createLinker.ts';
import { createSmallTalk } from './createSmallTalk.ts';
import { withoutFragment } from './createTopics.ts';
import { createUnderstanding, type Understanding } from './createUnderstanding.ts';
import { linkTo } from './factValues.ts';
import { sentencesOf } from './sentencesOf.ts';
import type { ChatLanguage } from './stemsOf.ts';

export interface Answer {
  /** Paragraphs with blank lines between them, lists as lines that begin with `- `, links as `[label](address)`. */
  text: string;
  /** What it was made from. */
  source: 'facts' | 'pages' | 'perhaps' | 'smallTalk' | 'unknown';
  /** The share of the question that is understood, from 0 to 1; 0 for small talk. */
  confidence: number;
  /** The end of the text: where to read on, as one line of links. Empty where the text has none. */
  readOn: string;
  /** The passages that the question is about, best first: what a model is given. */
  passages: Passage[];
}

/** Under this share of the question understood, the pages do not answer. */
const enough = 0.5;

/** From this share on, a page that a topic names may be the right one, and the answer says that it is not sure. */
const perhaps = 0.3;

/** A page is named beside the best one when it answers nearly as well. */
const nearlyAsWell = 0.7;
const mostLinks = 3;

/** How many passages a model may be given. */
const mostPassages = 6;

/** A message may ask this many things. */
const mostParts = 3;

/**
 * Answers questions from the site's own pages.
 *
 * @param knowledge what is known, in one language
 * @param language that language
 * @param now tells the day, because positions close
 * @returns a function from a question to its answer; it keeps nothing of what is asked
 */
export function createAnswerer(
  knowledge: Knowledge,
  language: ChatLanguage,
  now: () => Date,
): (message: string) => Answer {
  const { facts, pages, passages } = knowledge;
  const factAnswers = createFactAnswers(facts, pages, language, now);
  const readSmallTalk = createSmallTalk(language);
  const { understand, retriever } = createUnderstanding(knowledge, language, factAnswers.has);

  /** What a message is about: itself as a whole, or those of its sentences that ask for different facts. */
  function readingsOf(message: string): Understanding[] {
    const [whole, ...sentences] = sentencesOf(message).map(understand);
    if (!whole)
      throw new Error('A message has at least one sentence: the request schema refuses empty ones.');
    const facts = sentences.filter(({ fact, confidence }) => fact && confidence >= enough);
    const different = facts.filter(
      ({ fact }, index) => facts.findIndex((other) => other.fact?.topic.key === fact?.topic.key) === index,
    );
    if (different.length > 1) return different.slice(0, mostParts);
    if (whole.confidence >= enough) return [whole];
    return [sentences.reduce((one, other) => (other.confidence > one.confidence ? other : one), whole)];
  }

  /** The words of an answer and the pages it comes from; nothing when too little is understood. */
  function partFor(understanding: Understanding) {
    const { fact, subjects, question, means } = understanding;
    if (fact) {
      const besides = subjects.find(({ matched }) =>
        question.subject.some((stem) => matched.has(stem) && !fact.matched.has(stem)),
      );
      return {
        source: 'facts' as const,
        paragraphs: [factAnswers.of(fact)],
        addresses: [fact.topic.page, ...(besides ? [besides.topic.page] : [])],
      };
    }
    const [best, ...others] = understanding.pages.filter(({ confidence }) => confidence >= enough);
    if (!best) return perhapsFor(understanding);
    const ofPage = passagesOn(best.page, subjects[0]?.topic.page ?? '');
    const chosen = choosePassage(ofPage, question, means, retriever);
    if (!chosen) return undefined;
    const asGood = others.filter(({ rank }) => rank >= nearlyAsWell * best.rank);
    return {
      source: 'pages' as const,
      paragraphs: [...paragraphsOf(chosen), ...(chosen.passage.isExample ? [factAnswers.example] : [])],
      addresses: [addressOf(chosen.passage), ...asGood.map(({ page }) => pages[page]?.path ?? '')],
    };
  }

  /** The best page that a topic of the question names, with a doubt. */
  function perhapsFor({ subjects, pages: ranked }: Understanding) {
    const named = ranked.flatMap(({ page, confidence }) => {
      const path = pages[page]?.path ?? '';
      const subject = subjects.find(({ topic }) => withoutFragment(topic.page) === path);
      return subject && confidence >= perhaps ? linkTo(pages[page]?.label ?? '', subject.topic.page) : [];
    });
    const [link] = named;
    if (link === undefined) return undefined;
    return { source: 'perhaps' as const, paragraphs: [factAnswers.perhaps(link)], addresses: [] };
  }

  /** A page's passages; only those of the section that the topic names, where it names one of this page. */
  function passagesOn(page: number, address: string): Passage[] {
    const ofPage = passages.filter((passage) => passage.page === page);
    const ofSection = ofPage.filter((passage) => passage.fragment && addressOf(passage) === address);
    return ofSection.length > 0 ? ofSection : ofPage;
  }

  function addressOf({ page, fragment }: Passage): string {
    return `${pages[page]?.path ?? ''}${fragment && `#${fragment}`}`;
  }

  const linksTo = createLinker(pages);
  return (message) => {
    const { kind, rest } = readSmallTalk(message);
    if (kind) {
      const text = factAnswers.smallTalk(kind);
      return { text, source: 'smallTalk', confidence: 0, readOn: '', passages: [] };
    }
    const readings = readingsOf(rest);
    const understood = {
      confidence: Math.max(...readings.map(({ confidence }) => confidence)),
      passages: readings.flatMap((reading) => reading.passages).slice(0, mostPassages),
    };
    const parts = readings.flatMap((reading) => partFor(reading) ?? []);
    const [first] = parts;
    if (!first) return { ...understood, text: factAnswers.unknown(), source: 'unknown', readOn: '' };

    const said = parts.flatMap(({ paragraphs }) => paragraphs);
    const addresses = parts
      .flatMap((part) => part.addresses)
      .filter((address) => !said.some((paragraph) => paragraph.includes(`](${withoutFragment(address)})`)));
    const readOnLinks = linksTo(addresses).slice(0, mostLinks);
    const readOn = readOnLinks.length > 0 ? factAnswers.readOn(readOnLinks) : '';
    return {
      ...understood,
      text: [...said, readOn].filter(Boolean).join('\n\n'),
      source: first.source,
      readOn,
    };
  };
}

/** Paragraphs apart, list items together; under their heading where they alone do not say what they are about. */
function paragraphsOf({ passage, isFirst, lines }: ChosenPassage): string[] {
  const isItem = (line: string) => line.startsWith('- ');
  const items = lines.filter(isItem);
  const [only, ...rest] = items;
  const saysItself = rest.length === 0 && only?.includes(': ');
  const heading = isFirst || saysItself ? [] : [passage.heading];

  const written = lines.filter((line) => !isItem(line));
  // One or two items mean more with the sentence that introduces them.
  const introduction = items.length > 0 && items.length < 3 && !saysItself ? passage.lines.slice(0, 1) : [];
  const paragraphs = written.length > 0 ? written : introduction.filter((line) => !isItem(line));
  const [first, ...others] = paragraphs;
  const list = saysItself && only ? [only.slice('- '.length)] : items.length > 0 ? [items.join('\n')] : [];
  return [[...heading, ...(first ? [first] : [])].join('\n'), ...others, ...list].filter(Boolean);
}
