import MiniSearch from 'minisearch';
import topicList from '../../../content/chat/topics.json';
import { urlOf } from '../../../content/languages.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { createPlaces, type NamedPlace } from './createPlaces.ts';
import { type ChatLanguage, isCommon, stemsOf } from './words.ts';

/** What visitors ask about: a question that a page answers, small talk, or what lies outside the site's subject. */
export interface Topic {
  /** Names its sentence in `chatAnswers.json`, where it has one. */
  key: string;
  /** `smallTalk` or `outside`; nothing where a page answers. */
  kind: string | undefined;
  /** Address in the visitor's language, with the section that answers; the key where no page does. */
  address: string;
  /** The stems of the question that offers it: whoever chooses that asks it word for word. */
  offered: string;
}

/** What a question may be about: a topic, or a passage. */
export interface Found {
  topic: Topic | undefined;
  passage: Passage | undefined;
  /** Of the section that answers. */
  address: string;
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
  place: NamedPlace | undefined;
}

/** A word that any question may hold tells something where it stands beside others of its kind: `who are you`. */
const commonFactor = 0.1;

/** A word that only topics outside hold leads away from the subject, and so does, less, one that is nowhere in what is known. */
const outsideFactor = 1.7;
const unknownFactor = 1.3;

/** What a page's text holds tells less of its subject than what visitors ask it for. */
const textFactor = 0.5;

/** A word that no topic lists tells as much as one that three of them do. */
const unlistedSpread = 3;

/** What stands between brackets at the end of a message is what was talked of before: it completes the question. */
export const context = /\s*\(([^()]*)\)$/;

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
  const readPlaces = createPlaces(facts, language);
  const asVisitorsAsk = (text: string) => readPlaces(text.replace(/\{+(\w+)\}+/g, 'slot$1')).text;
  const topics = topicList
    .map(({ key, kind, page, [language]: ways }) => {
      const question = asVisitorsAsk(facts.words.questions[key] ?? '');
      return {
        key,
        kind,
        address: page === undefined ? key : urlOf(language, page.replace('{slug}', facts.slug)),
        offered: stemsOf(question, language).join(' '),
        asked: `${question} ${asVisitorsAsk(ways)}`,
      };
    })
    // A topic without a sentence is answered from its page.
    .filter(
      ({ key, kind, address }) =>
        kind || key in facts.words.topics || pages.some(({ path }) => path === pathOf(address)),
    );

  /** In which topics a word stands. */
  const topicsWith = new Map<string, Topic[]>();
  for (const topic of topics) {
    for (const stem of new Set(stemsOf(topic.asked, language)))
      topicsWith.set(stem, [...(topicsWith.get(stem) ?? []), topic]);
  }
  const rarityOf = (stem: string) => {
    const count = topicsWith.get(stem)?.length ?? unlistedSpread;
    return Math.log(1 + (topics.length - count + 0.5) / (count + 0.5));
  };

  const known = new Set<string>();
  const index = new MiniSearch({
    fields: ['asked', 'text'],
    storeFields: ['topic', 'passage', 'address'],
    tokenize: (text) => {
      const stems = stemsOf(text, language);
      for (const stem of stems) known.add(stem);
      return stems;
    },
    // On a page, a word that any question may hold tells nothing.
    processTerm: (stem, field) => (field === 'text' && isCommon(stem) ? null : stem),
  });
  const documents = [
    ...topics.map((topic) => ({ topic, address: topic.address, asked: topic.asked })),
    ...passages.map((passage) => ({
      passage,
      address: passage.address,
      text: [passage.heading, ...passage.lines].join('\n'),
    })),
  ];
  index.addAll(documents.map((document, id) => ({ id, ...document })));

  const isMistyped = (stem: string) => !known.has(stem) && stem.length >= shortestMistyped;
  const isOutside = (stem: string) => topicsWith.get(stem)?.every(({ kind }) => kind === 'outside');
  const factorOf = (stem: string) =>
    (isCommon(stem) ? commonFactor : 1) *
    (isOutside(stem) ? outsideFactor : 1) *
    (known.has(stem) ? 1 : unknownFactor);
  const weightOf = (stem: string) => rarityOf(stem) * factorOf(stem);

  return (message: string): Reading => {
    const { text, place } = readPlaces(message);
    const written = stemsOf(text, language);
    const stems = [...new Set(written)];
    const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]));
    const results = index.search(stems.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { asked: 3 },
      boostTerm: factorOf,
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      fuzzy: (stem) => (isMistyped(stem) ? 0.2 : false),
    });

    /** How much of a word a page holds. */
    const held = new Map<string, number>();
    for (const { address, topic, queryTerms } of results) {
      for (const stem of queryTerms) {
        const key = `${pathOf(address)} ${stem}`;
        held.set(key, Math.max(held.get(key) ?? 0, topic ? 1 : textFactor));
      }
    }
    const found = results.map(({ topic, passage, address, score }): Found => {
      const path = pathOf(address);
      const understood = stems.map((stem) => weightOf(stem) * (held.get(`${path} ${stem}`) ?? 0));
      const confidence = total(understood) / total(weights.values());
      const isOffered = topic?.offered === written.join(' ');
      const rank = isOffered ? Number.POSITIVE_INFINITY : score * Math.sqrt(confidence);
      return { topic, passage, address, confidence, rank };
    });
    found.sort((one, other) => other.rank - one.rank);
    return { weights, place, found };
  };
}

function total(weights: Iterable<number>): number {
  return [...weights].reduce((sum, weight) => sum + weight, 0);
}

/** @returns the address of a page without what is asked of it, and without the part that is meant */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
