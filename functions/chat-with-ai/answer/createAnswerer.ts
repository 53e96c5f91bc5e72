import { urlOf } from '../../../content/languages.ts';
import { formatRow } from '../../../locales/format.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { chooseLines } from './chooseLines.ts';
import { context, createSearch, type Found, pathOf, type Reading } from './createSearch.ts';
import { bullets, createSentences, linkTo } from './sentences.ts';
import type { ChatLanguage } from './words.ts';

export interface Answer {
  /** Paragraphs with blank lines between them, lists as lines that begin with `- `, links as `[label](address)`, questions to choose as `[question](ask:)`. */
  text: string;
  /** What it was made from. */
  source: 'facts' | 'pages' | 'perhaps' | 'smallTalk' | 'unknown';
  /** The end of the text: where to read on, as one line of links. Empty where the text has none. */
  readOn: string;
  /** The passages that the question is about, best first: what a model is given. */
  passages: Passage[];
}

/** The share of a question that must be understood. Decision 010 says how both were chosen. */
export const limits = {
  /** From here on it is answered. */
  enough: 0.45,
  /** From here on the likely questions are offered. */
  perhaps: 0.38,
};

/** A page is named beside the best one, and a question offered, when it answers nearly as well. */
const nearlyAsWell = 0.5;
const mostLinks = 3;

/** How many passages a model may be given. */
const mostPassages = 6;

/** More sentences are no question but a text. */
const mostSentences = 8;

/** In characters: a letter may take six in an address, and an address may be 500 long. */
const longestSubject = 75;

/**
 * Answers questions from the site's own pages.
 *
 * @param knowledge what is known, in one language
 * @param language that language
 * @param now tells the day, because positions close
 * @param limits how much must be understood
 * @returns a function from a question to its answer; it keeps nothing of what is asked
 */
export function createAnswerer(
  knowledge: Knowledge,
  language: ChatLanguage,
  now: () => Date,
  { enough, perhaps } = limits,
): (message: string) => Answer {
  const { facts, pages, passages } = knowledge;
  const { words } = facts;
  const { say, labelOf, linkOf, ...sentences } = createSentences(facts, pages, language, now);
  const read = createSearch(knowledge, language);

  const isClear = ({ found: [best] }: Reading, kind?: string) =>
    best !== undefined && best.confidence >= enough && best.topic?.kind === kind;

  /** What a message asks: several things, one, or small talk. */
  function readingsOf(message: string): [Reading, ...Reading[]] {
    const whole = read(message);
    if (context.test(message)) {
      const alone = read(message.replace(context, ''));
      return [isClear(alone, 'smallTalk') ? alone : whole];
    }
    const asking = sentencesIn(message)
      .map(read)
      .filter((reading) => isClear(reading));
    const [first = whole, ...others] = distinctBy(
      asking,
      ({ found: [best] }) => best?.topic ?? best?.address,
    );
    return [first, ...others];
  }

  /** The words of an answer, and the pages that it comes from. */
  function partFor({ found, weights, place }: Reading) {
    const [best] = found;
    const topic = best?.topic;
    const others = nearlyBest(found).map(({ address }) => address);
    const sentence = topic && sentences.of(topic.key, place);
    if (sentence) return { source: 'facts' as const, paragraphs: [sentence], addresses: others };

    const there = passagesAt(best?.address ?? '');
    const passage = found.find(({ passage }) => passage && there.includes(passage))?.passage ?? there[0];
    if (!passage) return undefined;
    const question = topic && sentences.questionOf(topic.key, place);
    const asked = new Map([...read(question ?? '').weights, ...weights]);
    // A topic that is a page is introduced as the page introduces itself.
    const [start] = topic && !topic.address.includes('#') ? there : [];
    return {
      source: 'pages' as const,
      paragraphs: [
        ...(start && start !== passage ? start.lines.slice(0, 1) : []),
        ...chooseLines(passage, asked, language),
        ...(passage.isExample ? [words.example] : []),
      ],
      addresses: [passage.address, ...others],
    };
  }

  /** The passages of a section, or of a page. */
  function passagesAt(address: string): Passage[] {
    const ofSection = passages.filter((passage) => passage.address === address);
    return address.includes('#') && ofSection.length > 0
      ? ofSection
      : passages.filter((passage) => pathOf(passage.address) === pathOf(address));
  }

  /** The questions that were perhaps meant. */
  function likely({ found, place }: Reading): string[] {
    const questions = nearlyBest(found).flatMap(
      ({ topic }) => (topic && sentences.questionOf(topic.key, place)) ?? [],
    );
    return [...new Set(questions)].map((question) => linkTo(question, 'ask:')).slice(0, mostLinks);
  }

  /** The contact page with the visitor's question as its subject, as the site's search hands it over. */
  function contactWith(message: string): string {
    const path = urlOf(language, '/contact');
    const query = new URLSearchParams({ subject: message.slice(0, longestSubject).trim() });
    return linkOf(`${path}?${query}`);
  }

  return (message) => {
    const readings = readingsOf(message);
    const [best] = readings[0].found;
    const { topic, address = '', confidence = 0 } = best ?? {};
    const without = (source: Answer['source'], text: string) => ({ text, source, readOn: '', passages: [] });
    const contact = contactWith(message);
    if (topic?.kind === 'outside') return without('unknown', say(words.outside, { contact }));
    if (topic?.kind === 'smallTalk' && confidence >= perhaps)
      return without('smallTalk', say(words.smallTalk[topic.key] ?? words.smallTalk.help));
    const questions = !topic?.kind && confidence >= perhaps ? likely(readings[0]) : [];
    if (questions.length === 0) return without('unknown', say(words.unknown, { contact }));
    const doubt = { page: labelOf(address), questions: bullets(questions), contact };
    if (confidence < enough) return without('perhaps', say(words.perhaps, doubt));

    const parts = readings.flatMap((reading) => partFor(reading) ?? []);
    const said = parts.flatMap(({ paragraphs }) => paragraphs).join('\n\n');
    const isToRead = (address: string) =>
      pages.some(({ path }) => path === pathOf(address) && !said.includes(`](${path})`));
    const addresses = parts.flatMap((part) => part.addresses);
    const links = distinctBy(addresses, pathOf).filter(isToRead).map(linkOf).slice(0, mostLinks);
    const readOn = links.length > 0 ? say(words.more, { links: formatRow(links, language) }) : '';
    return {
      text: [said, readOn].filter(Boolean).join('\n\n'),
      source: parts[0]?.source ?? 'unknown',
      readOn,
      passages: readings
        .flatMap((reading) => reading.found)
        .flatMap(({ address, passage }) => passage ?? passagesAt(address))
        .slice(0, mostPassages),
    };
  };
}

/** `And` before another question, in each language; in Arabic it is written with the word that follows. */
const and = /\s(?:et|and|y)\s|\s(?=و(?:كم|أين|متى|هل|كيف|ما|من)(?!\p{L}))/u;

/** A visitor often writes two sentences of context before the question, or asks two things in one sentence. Arabic ends many with a comma. */
function sentencesIn(message: string): string[] {
  const sentences = message.split(/(?<=[!?؟،\n])|(?<=[.])(?!\S)/).flatMap((each) => each.split(and));
  return sentences.length > 1 ? sentences.slice(0, mostSentences) : [];
}

/** What answers nearly as well as the best: no small talk, nor what lies outside. */
function nearlyBest(found: readonly Found[]): Found[] {
  return found.filter(({ topic, rank }) => !topic?.kind && rank >= nearlyAsWell * (found[0]?.rank ?? 0));
}

/** @returns the first of those that are the same */
function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index]) === index);
}
