import MiniSearch from 'minisearch';
import topicList from '../../../content/chat/topics.json';
import { urlOf } from '../../../content/languages.ts';
import type { Knowledge, KnownPage, Passage } from '../knowledge.ts';
import { createPlaces, type NamedPlace } from './createPlaces.ts';
import { type ChatLanguage, isCommon, stemsOf } from './stemsOf.ts';

/** What visitors ask about: a question that a page answers, small talk, or what lies outside the site's subject. */
export interface Topic {
  /** Names its sentence in `chatAnswers.json`, where it has one. */
  key: string;
  kind?: 'smallTalk' | 'outside';
  /** Address in the visitor's language, with the section that answers; empty for small talk and what lies outside. */
  address: string;
}

/** What a question may be about: a topic, or a passage. */
interface Subject {
  topic?: Topic;
  passage?: Passage;
  /** Of the section that answers; its page alone is `path`. */
  address: string;
  path: string;
}

export interface Found extends Subject {
  /** What decides between them. */
  rank: number;
  /** The share of the question that its page holds, by weight, from 0 to 1. */
  confidence: number;
}

export interface Reading {
  /** How much each word tells of what is asked. */
  weights: ReadonlyMap<string, number>;
  /** Best first. */
  found: readonly Found[];
  /** Those of the best one. */
  kind: Topic['kind'];
  confidence: number;
  place: NamedPlace | undefined;
}

/** A word that any question may hold tells something where it stands beside others of its kind: `who are you`. */
const commonFactor = 0.1;

/** A word that no topic lists tells as much as one that three of them do. */
const unlistedSpread = 3;

/** What only lies outside weighs more than any word that stays on the subject. */
const outsideFactor = 2;

/** A passage that holds one word of a question says little of it. The rarest word of a topic weighs about 4.5. */
const leastOfPassage = 6;

/** What stands between brackets at the end of a message is what was talked of before: it completes the question. */
export const context = /\s*\(([^()]*)\)$/;
const contextFactor = 0.5;

/** A place tells where, and little of what. */
const placeFactor = 0.5;

/** A shorter word is one edit away from too many others. */
const shortestMistyped = 5;

/**
 * One index of all that is known in a language: topics and passages. It is built when the function starts, so that the bundle holds no
 * index beside the texts.
 *
 * @param knowledge what is known, in one language
 * @param language that language
 */
export function createSearch({ facts, pages, passages }: Knowledge, language: ChatLanguage) {
  const questions: Readonly<Record<string, string>> = facts.words.questions;
  const readPlaces = createPlaces(facts, language);
  const topics: (Topic & { ways: string[] })[] = topicList
    .map(({ key, kind, page, [language]: ways }) => ({
      key,
      ...(kind ? { kind: kind as 'smallTalk' } : {}),
      address: page === undefined ? '' : urlOf(language, page.replace('{slug}', facts.slug)),
      ways: `${questions[key] ?? ''}|${ways}`.replace(/\{+(\w+)\}+/g, 'slot$1').split(/[|,،]/),
    }))
    // A topic without a sentence is answered from its page.
    .filter(
      ({ key, kind, address }) =>
        kind || key in facts.words.topics || pages.some(({ path }) => path === withoutFragment(address)),
    );

  /** In which topics a word stands. */
  const topicsWith = new Map<string, Topic[]>();
  for (const topic of topics) {
    for (const stem of new Set(stemsOf(topic.ways.join(' '), language)))
      topicsWith.set(stem, [...(topicsWith.get(stem) ?? []), topic]);
  }
  const rarityOf = (stem: string) => {
    const holding = topicsWith.get(stem) ?? [];
    const count = holding.length || unlistedSpread;
    const isOutside = holding.length > 0 && holding.every(({ kind }) => kind === 'outside');
    return Math.log(1 + (topics.length - count + 0.5) / (count + 0.5)) * (isOutside ? outsideFactor : 1);
  };

  /** Which topic is asked for by exactly these words. */
  const topicOf = new Map(
    topics
      .flatMap((topic) => topic.ways.map((way) => [stemsOf(way, language).join(' '), topic] as const))
      .reverse(),
  );

  const subjects: Subject[] = [
    ...topics.map((topic) => ({ topic, address: topic.address })),
    ...passages.map((passage) => ({ passage, address: addressOf(passage, pages) })),
  ].map((subject) => ({ ...subject, path: withoutFragment(subject.address) }));
  const known = new Set<string>();
  const index = new MiniSearch({
    fields: ['asked', 'title', 'heading', 'text'],
    tokenize: (text) => {
      const stems = stemsOf(text, language);
      for (const stem of stems) known.add(stem);
      return stems;
    },
    // On a page, a word that any question may hold tells nothing.
    processTerm: (stem, field) => (isCommon(stem) && field !== 'asked' && field !== undefined ? null : stem),
  });
  index.addAll([
    ...topics.map(({ ways }, id) => ({ id, asked: ways.join(' | ') })),
    ...passages.map(({ page, heading, lines }, position) => ({
      id: topics.length + position,
      title: pages[page]?.label ?? '',
      heading,
      text: lines.join('\n'),
    })),
  ]);

  const isMistyped = (stem: string) => !known.has(stem) && stem.length >= shortestMistyped;

  return (message: string): Reading => {
    const [, before = ''] = context.exec(message) ?? [];
    const asked = readPlaces(message.replace(context, ''));
    const earlier = readPlaces(before);
    const own = new Set(stemsOf(asked.text, language));
    const stems = [...new Set([...own, ...stemsOf(earlier.text, language)])];
    const factorOf = (stem: string) =>
      (isCommon(stem) ? commonFactor : 1) *
      (own.has(stem) ? 1 : contextFactor) *
      (stem.startsWith('slot') ? placeFactor : 1);
    const weights = new Map(stems.map((stem) => [stem, rarityOf(stem) * factorOf(stem)]));
    const results = index.search(stems.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { asked: 3, heading: 1.5 },
      boostTerm: factorOf,
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      fuzzy: (stem) => (isMistyped(stem) ? 0.2 : false),
      prefix: isMistyped,
    });

    const exact = topicOf.get(stemsOf(message, language).join(' ')) ?? topicOf.get([...own].join(' '));
    const matches = results.flatMap(({ id, score, queryTerms }) => {
      const subject = subjects[id];
      // What has no page is a whole of its own.
      return subject ? { subject, score, queryTerms, whole: subject.path || subject.topic?.key } : [];
    });
    const heldBy = new Map<string | undefined, Set<string>>();
    for (const { whole, queryTerms } of matches) {
      const held = heldBy.get(whole) ?? new Set();
      heldBy.set(whole, held);
      for (const stem of queryTerms) held.add(stem);
    }
    const found = matches.map(({ subject, score, whole }): Found => {
      const understood = total([...weights].filter(([stem]) => heldBy.get(whole)?.has(stem)));
      const share = understood / total([...weights]);
      const confidence = subject.topic ? share : share * Math.min(1, understood / leastOfPassage);
      const isExact = exact !== undefined && subject.topic === exact;
      return {
        ...subject,
        confidence,
        rank: isExact ? Number.POSITIVE_INFINITY : score * Math.sqrt(confidence),
      };
    });
    found.sort((one, other) => other.rank - one.rank);
    return {
      weights,
      place: asked.place ?? earlier.place,
      found,
      kind: found[0]?.topic?.kind,
      confidence: found[0]?.confidence ?? 0,
    };
  };
}

function total(weights: readonly (readonly [string, number])[]): number {
  return weights.reduce((sum, [, weight]) => sum + weight, 0);
}

/** @returns the address of the section that a passage is from */
export function addressOf({ page, fragment }: Passage, pages: readonly KnownPage[]): string {
  return `${pages[page]?.path ?? ''}${fragment && `#${fragment}`}`;
}

/** @returns the address of a page without the part of it that is meant */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}
