import MiniSearch from 'minisearch';
import topicList from '../../../content/chat/topics.json';
import { urlOf } from '../../../content/languages.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
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

/** A topic or a passage that a question is about. */
export interface Found {
  topic?: Topic;
  passage?: Passage;
  /** Address of the page, without section. */
  path: string;
  /** Those of the question's words that it holds: 1 as they are written, less where they are mistyped. */
  held: ReadonlyMap<string, number>;
  score: number;
  /** What decides between them. */
  rank: number;
  /** The share of the question that it holds, by weight, from 0 to 1. */
  confidence: number;
}

export interface Reading {
  /** The words of the question, each once. */
  stems: readonly string[];
  /** Best first. */
  found: readonly Found[];
  place: NamedPlace | undefined;
}

export interface Search {
  read(question: string): Reading;
  /** How much a word tells of what is asked. */
  weightOf(stem: string): number;
}

/** A topic with all the ways to ask for it, or a passage. */
interface Document {
  id: number;
  asked?: string;
  title?: string;
  heading?: string;
  text?: string;
}

/** One of the ways to ask for a topic. */
interface Way {
  topic: number;
  stems: ReadonlySet<string>;
  weight: number;
}

/** A word that any question may hold tells something where it stands beside others of its kind: `who are you`. */
const commonFactor = 0.15;

/** The weight of words that no topic lists, found on pages or nowhere. The rarest word of a topic weighs about 4.5. */
const unlistedWeight = 3;
const unknownWeight = 4;

/** A passage that holds one word of a question says little of it. */
const leastOfPassage = 6;

/** What only lies outside weighs more than any word that stays on the subject. */
const outsideFactor = 1.5;

/** What stands between brackets at the end of a message is what was talked of before: it completes the question. */
export const context = /\s*\(([^()]*)\)$/;
const contextFactor = 0.5;

/** A place tells where, and little of what. */
const placeFactor = 0.5;

/** What a mistyped word tells, and what a word tells that only stands elsewhere on the page. */
const mistypedFactor = 0.6;
const besideFactor = 0.7;

/** MiniSearch's score of a document is about three times the weight of a way to ask that holds the same words. */
const scoreScale = 1 / 3;

/** The question is one of the ways to ask. */
const askedExactly = 100;

/** A page whose topic and whose passages are both found is more likely. */
const pageFactor = 0.3;

/** A shorter word is one edit away from too many others. */
const shortestMistyped = 5;
const longestEnding = 4;
const mostFound = 40;

/**
 * One index of all that is known in a language: topics and passages. It is built when the function starts, so that the bundle holds no
 * index beside the texts.
 *
 * @param knowledge what is known, in one language
 * @param language that language
 */
export function createSearch({ facts, pages, passages }: Knowledge, language: ChatLanguage): Search {
  const questions: Readonly<Record<string, string>> = facts.words.questions;
  const readPlaces = createPlaces(facts, language);
  const topics: Topic[] = topicList.map(({ key, kind, page }) => ({
    key,
    ...(kind ? { kind: kind as 'smallTalk' } : {}),
    address: page === undefined ? '' : urlOf(language, page.replace('{slug}', facts.slug)),
  }));
  const wayTexts = topicList.map((topic) =>
    [questions[topic.key] ?? '', topic[language]].join(' | ').replace(/\{+(\w+)\}+/g, 'slot$1'),
  );
  const stemsOfEachWay = wayTexts.map((text) =>
    text.split(/[|,،:]/).map((way) => new Set(stemsOf(way, language))),
  );

  /** In how many topics a word stands. */
  const spread = new Map<string, number>();
  for (const ways of stemsOfEachWay) {
    for (const stem of new Set(ways.flatMap((way) => [...way])))
      spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const stemsOfTopics = (isOutside: boolean) =>
    new Set(
      stemsOfEachWay
        .filter((_, topic) => (topics[topic]?.kind === 'outside') === isOutside)
        .flat()
        .flatMap((way) => [...way]),
    );
  const inside = stemsOfTopics(false);
  const outside = new Set([...stemsOfTopics(true)].filter((stem) => !inside.has(stem)));
  const known = new Set<string>();
  const weightOf = (stem: string) => {
    const count = spread.get(stem);
    const weight =
      count === undefined
        ? known.has(stem)
          ? unlistedWeight
          : unknownWeight
        : Math.log(1 + (topics.length - count + 0.5) / (count + 0.5));
    if (outside.has(stem)) return weight * outsideFactor;
    return isCommon(stem) ? weight * commonFactor : weight;
  };

  const waysWith = new Map<string, Way[]>();
  stemsOfEachWay.forEach((ways, topic) => {
    for (const stems of ways) {
      const way = { topic, stems, weight: sum([...stems], weightOf) };
      for (const stem of stems) waysWith.set(stem, [...(waysWith.get(stem) ?? []), way]);
    }
  });

  const index = new MiniSearch<Document>({
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
    ...wayTexts.map((asked, id) => ({ id, asked })),
    ...passages.map(({ page, heading, lines }, position) => ({
      id: topics.length + position,
      title: pages[page]?.label ?? '',
      heading,
      text: lines.join('\n'),
    })),
  ]);

  /** A stem that nothing holds is put back to the known one that it begins with: mistyped endings, `robotiqqu` for `robot`. */
  const spell = (stem: string) => {
    const shorter = [...stem.slice(shortestMistyped)]
      .map((_, cut) => stem.slice(0, -1 - cut))
      .slice(0, longestEnding);
    return known.has(stem) ? stem : (shorter.find((each) => known.has(each)) ?? stem);
  };
  const read = (text: string) => stemsOf(text, language).map(spell);

  return {
    weightOf,
    read(message) {
      const [, before = ''] = context.exec(message) ?? [];
      const asked = readPlaces(message.replace(context, ''));
      const earlier = readPlaces(before);
      const place = asked.place ?? earlier.place;
      const own = new Set(read(asked.text));
      const stems = [...new Set([...own, ...read(earlier.text)])];
      // `And how much?` says by common words alone what is asked of the thing before.
      const isBare = before !== '' && [...own].every(isCommon);
      const tells = (stem: string) => !isCommon(stem) || (isBare && own.has(stem));
      const worth = (stem: string) =>
        (weightOf(stem) / (isCommon(stem) && tells(stem) ? commonFactor : 1)) *
        (own.has(stem) ? 1 : contextFactor) *
        (stem.startsWith('slot') ? placeFactor : 1);

      const asWritten = new Map<number, number>();
      const heard = new Map<Way, number>();
      for (const stem of stems) {
        for (const way of waysWith.get(stem) ?? []) heard.set(way, (heard.get(way) ?? 0) + worth(stem));
      }
      for (const [{ topic, weight, stems: way }, held] of heard) {
        const isAllOf = way.size === stems.length && stems.every((stem) => way.has(stem));
        const score = isAllOf ? askedExactly : held * (held / weight) ** 2;
        asWritten.set(topic, Math.max(asWritten.get(topic) ?? 0, score));
      }

      const isKnown = (stem: string) => known.has(stem);
      const telling = stems.some(tells) ? stems.filter(tells) : stems;
      const total = sum(telling, worth);
      const found = index
        .search([...stems, asked.name, earlier.name].join(' '), {
          tokenize: (text) => text.split(' '),
          boost: { asked: 3, heading: 1.5 },
          boostTerm: (stem) => (tells(stem) ? (own.has(stem) ? 1 : contextFactor) : 0.1),
          bm25: { k: 1.2, b: 0.3, d: 0.5 },
          fuzzy: (stem) => (isKnown(stem) || stem.length < shortestMistyped ? false : 0.2),
          prefix: (stem) => !isKnown(stem) && stem.length >= shortestMistyped,
          weights: { fuzzy: 0.4, prefix: 0.4 },
        })
        .slice(0, mostFound)
        .map(({ id, score, terms, queryTerms }): Found => {
          const topic = topics[id];
          const passage = passages[id - topics.length];
          return {
            ...(topic ? { topic } : { passage }),
            path: topic ? withoutFragment(topic.address) : (pages[passage?.page ?? -1]?.path ?? ''),
            held: new Map(queryTerms.map((stem) => [stem, terms.includes(stem) ? 1 : mistypedFactor])),
            score: score * scoreScale + (asWritten.get(id) ?? 0),
            rank: 0,
            confidence: 0,
          };
        })
        // A topic without a sentence is answered from its page.
        .filter(
          ({ topic, path }) =>
            !topic ||
            topic.kind ||
            topic.key in facts.words.topics ||
            pages.some((page) => page.path === path),
        );
      for (const each of found) {
        const besides = each.path === '' ? [] : found.filter(({ path }) => path === each.path);
        const other = besides.filter(({ topic }) => Boolean(topic) !== Boolean(each.topic));
        const holds = (stem: string) => each.held.get(stem) ?? 0;
        const page = (stem: string) => Math.max(0, ...besides.map(({ held }) => held.get(stem) ?? 0));
        const understood = sum(
          telling,
          (stem) => worth(stem) * Math.max(holds(stem), besideFactor * page(stem)),
        );
        const isAsked = each.topic !== undefined && telling.some(holds);
        each.confidence =
          total === 0 ? 0 : (understood / total) * (isAsked ? 1 : Math.min(1, understood / leastOfPassage));
        each.rank =
          (each.score + pageFactor * Math.max(0, ...other.map(({ score }) => score))) *
          each.confidence ** 0.5;
      }
      return { stems, place, found: found.sort((one, other) => other.rank - one.rank) };
    },
  };
}

function sum(stems: readonly string[], weightOf: (stem: string) => number): number {
  return stems.reduce((total, stem) => total + weightOf(stem), 0);
}

/** @returns the address of a page without the part of it that is meant */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}
