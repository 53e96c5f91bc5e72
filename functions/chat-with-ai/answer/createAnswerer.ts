import { urlOf } from '../../../content/languages.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { choosePassage } from './choosePassage.ts';
import { createFactAnswers } from './createFactAnswers.ts';
import { context, createSearch, type Reading, type Topic, withoutFragment } from './createSearch.ts';
import { linkTo } from './fill.ts';
import { type ChatLanguage, stemsOf } from './stemsOf.ts';

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

/** The share of a question that must be understood. `npm run report chatLimits` derives both, see decision 010. */
export const limits = {
  /** From here on it is answered. */
  enough: 0.45,
  /** From here on the likely questions are offered. */
  perhaps: 0.38,
};

/** A page is named beside the best one when it answers nearly as well. */
const nearlyAsWell = 0.5;
const mostLinks = 3;

/** A question is offered when it is this likely, beside the most likely one. */
const leastLikely = 0.25;

/** How many passages a model may be given. */
const mostPassages = 6;

/** A message may ask this many things; more sentences are no question but a text. */
const mostParts = 3;
const mostSentences = 8;

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
  const factAnswers = createFactAnswers(facts, pages, language, now);
  const search = createSearch(knowledge, language);
  const labelOf = (path: string) => pages.find((page) => page.path === path)?.label ?? path;
  const addressOf = ({ page, fragment }: Passage) =>
    `${pages[page]?.path ?? ''}${fragment && `#${fragment}`}`;

  /** A message has several sentences: those that ask for different things, else the one that is understood best. */
  function readingsOf(message: string): Reading[] {
    const whole = wholeOf(message);
    const sentences = sentencesIn(message).map((sentence) => search.read(sentence));
    const asking = sentences.filter((each) => kindOf(each) === undefined && confidenceOf(each) >= enough);
    const different = asking.filter(
      (each, index) => asking.findIndex((other) => aboutOf(other) === aboutOf(each)) === index,
    );
    if (different.length > 1) return different.slice(0, mostParts);
    if (asking[0] && (kindOf(whole) || confidenceOf(whole) < confidenceOf(asking[0]))) return [asking[0]];
    return [whole];
  }

  /** A message that was completed by an earlier one is read without it when it is small talk, or better understood so. */
  function wholeOf(message: string): Reading {
    const whole = search.read(message);
    if (!context.test(message)) return whole;
    const alone = search.read(message.replace(context, ''));
    const isClear = confidenceOf(alone) >= enough;
    return isClear && (kindOf(alone) === 'smallTalk' || confidenceOf(whole) < enough) ? alone : whole;
  }

  /** The words of an answer and the pages that it comes from. */
  function partFor({ found, stems, place }: Reading) {
    const [best] = found;
    if (!best) return undefined;
    const others = found
      .filter(({ topic, rank }) => !topic?.kind && rank >= nearlyAsWell * best.rank)
      .map(({ topic, passage, path }) => topic?.address ?? (passage ? addressOf(passage) : path));
    const sentence = best.topic && factAnswers.of(best.topic.key, place);
    if (sentence !== undefined)
      return {
        source: 'facts' as const,
        paragraphs: [sentence],
        addresses: [best.topic?.address ?? '', ...others],
      };

    const asked = new Map(stems.map((stem) => [stem, search.weightOf(stem)]));
    const question = stemsOf(factAnswers.questionOf(best.topic?.key, place) ?? '', language);
    for (const stem of question) asked.set(stem, (asked.get(stem) ?? 0) + search.weightOf(stem) / 2);
    const chosen = choosePassage(best.passage ? [best.passage] : passagesAt(best.topic), asked, language);
    if (!chosen) return undefined;
    const { passage, lines } = chosen;
    // A topic that is a page is introduced as the page introduces itself.
    const [start] = best.topic && !best.topic.address.includes('#') ? passagesAt(best.topic) : [];
    const introduction = start && start !== passage ? start.lines.slice(0, 1) : [];
    return {
      source: 'pages' as const,
      paragraphs: [
        ...introduction,
        ...paragraphsOf(passage, lines),
        ...(passage.isExample ? [factAnswers.example] : []),
      ],
      addresses: [addressOf(passage), ...others],
    };
  }

  /** The passages of the section that a topic names, or of its page. */
  function passagesAt(topic: Topic | undefined): Passage[] {
    const address = topic?.address ?? '';
    const ofPage = passages.filter(({ page }) => pages[page]?.path === withoutFragment(address));
    const ofSection = ofPage.filter((passage) => addressOf(passage) === address);
    return address.includes('#') && ofSection.length > 0 ? ofSection : ofPage;
  }

  /** The questions that were perhaps meant. */
  function likely({ found, place }: Reading): string[] {
    const least = leastLikely * (found[0]?.rank ?? 0);
    const questions = found.flatMap(({ topic, rank }) => {
      const question = topic?.kind ? undefined : factAnswers.questionOf(topic?.key, place);
      return question && rank >= least ? [linkTo(question, 'ask:')] : [];
    });
    return [...new Set(questions)].slice(0, mostLinks);
  }

  return (message) => {
    const readings = readingsOf(message);
    const [first] = readings;
    const confidence = Math.max(...readings.map(confidenceOf));
    const kind = first && kindOf(first);
    const nothing = { readOn: '', passages: [] };
    if (first && kind === 'smallTalk' && confidence >= perhaps) {
      const text = factAnswers.smallTalk(first.found[0]?.topic?.key ?? '');
      return { ...nothing, text, source: 'smallTalk' };
    }
    const contact = contactWith(message);
    const questions = first && !kind && confidence >= perhaps ? likely(first) : [];
    if (!first || kind || questions.length === 0) {
      const text = kind === 'outside' ? factAnswers.outside(contact) : factAnswers.unknown(contact);
      return { ...nothing, text, source: 'unknown' };
    }
    if (confidence < enough) {
      const page = labelOf(first.found[0]?.path ?? '');
      return {
        ...nothing,
        text: factAnswers.perhaps(page, questions, contact),
        source: 'perhaps',
      };
    }

    const parts = readings.flatMap((reading) => partFor(reading) ?? []);
    const said = parts.flatMap(({ paragraphs }) => paragraphs);
    const links = parts
      .flatMap(({ addresses }) => addresses)
      .filter((address) => pages.some(({ path }) => path === withoutFragment(address)))
      .filter((address) => !said.some((paragraph) => paragraph.includes(`](${withoutFragment(address)})`)))
      .filter((address, index, all) => all.map(withoutFragment).indexOf(withoutFragment(address)) === index)
      .map((address) => linkTo(labelOf(withoutFragment(address)), address));
    const readOn = links.length > 0 ? factAnswers.readOn(links.slice(0, mostLinks)) : '';
    return {
      text: [...said, readOn].filter(Boolean).join('\n\n'),
      source: parts[0]?.source ?? 'unknown',
      readOn,
      passages: readings
        .flatMap(({ found }) => found.flatMap(({ topic, passage }) => passage ?? passagesAt(topic)))
        .slice(0, mostPassages),
    };
  };

  /** The contact page with the visitor's question as its subject, as the site's search hands it over. */
  function contactWith(message: string): string {
    const subject = message.slice(0, longestSubject).trim();
    const query = encodeURIComponent(subject).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    const path = urlOf(language, '/contact');
    return linkTo(labelOf(path), `${path}?subject=${query}`);
  }
}

/** In characters: a letter may take six in an address, and an address may be 500 long. */
const longestSubject = 75;

function kindOf({ found }: Reading): Topic['kind'] {
  return found[0]?.topic?.kind;
}

function confidenceOf({ found }: Reading): number {
  return found[0]?.confidence ?? 0;
}

function aboutOf({ found: [best] }: Reading): string | undefined {
  return best?.topic?.key ?? best?.path;
}

/** `And` before another question, in each language; in Arabic it is written with the word that follows. */
const and = /\s(?:et|and|y)\s|\s(?=و(?:كم|أين|متى|هل|كيف|ما|من)(?!\p{L}))/u;

/** A visitor often writes two sentences of context before the question, or asks two things in one sentence. */
function sentencesIn(message: string): string[] {
  const sentences = (message.match(/[^.!?؟\n]+(?:[.](?=\S)[^.!?؟\n]+)*[.!?؟]*/g) ?? []).flatMap((each) =>
    each.split(and),
  );
  return sentences.length > 1 && !context.test(message) ? sentences.slice(0, mostSentences) : [];
}

/** Paragraphs apart, list items together; under their heading where they alone do not say what they are about. */
function paragraphsOf({ heading, lines: all }: Passage, lines: readonly string[]): string[] {
  const items = lines.filter((line) => line.startsWith('- '));
  const [only] = items;
  if (lines.length === 1 && only && /[:：]\s.*[.!?…]$/.test(only)) return [only.slice('- '.length)];
  const written = lines.filter((line) => !line.startsWith('- '));
  // One or two items mean more with the sentence that introduces them.
  const introduction =
    items.length > 0 && written.length === 0 ? all.slice(0, 1).filter((line) => !line.startsWith('- ')) : [];
  const paragraphs = written.length > 0 ? written : introduction;
  return [
    ...(paragraphs.length > 0 ? paragraphs : items.length > 0 ? [heading] : []),
    ...(items.length > 0 ? [items.join('\n')] : []),
  ];
}
