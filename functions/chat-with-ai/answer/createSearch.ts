import MiniSearch from 'minisearch';
import { urlOf } from '../../../content/languages.ts';
import type { Knowledge, KnownSector, Passage } from '../knowledge.ts';
import { createPlaces, type NamedPlace } from './createPlaces.ts';
import { isCommon, type StemsOf } from './words.ts';

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
  /** True where the question asks for our work, names what is tested, or is nothing but a trade. */
  isRequest: boolean;
  /** The trade that a request names, where it asks for nothing more specific. */
  sector: KnownSector | undefined;
}

/** A word that any question may contain counts a tenth, because several of them together may be a question: `who are you`. */
const commonFactor = 0.1;

/** A word that stands only in the topic of what lies outside leads away from the subject. A word that stands nowhere in what is known does the same, to a lesser degree. */
const outsideFactor = 3;
const unknownFactor = 1.3;

/** In a request, a word that stands nowhere in what is known says little: visitors describe their trade in their own words. */
const asideFactor = 0.1;

/** A word that only the text of a page contains counts half as much as one in the ways to ask for it. */
const textFactor = 0.5;

/** A word that stands in no topic counts as much as a word that stands in three of them. */
const unlistedSpread = 3;

/** What stands between brackets at the end of a message is what was talked of before: it completes the question. */
export const context = /\s*\(([^()]*)\)$/;

/** A shorter word is one edit away from too many others. */
const shortestMistyped = 5;

/** Looking for a word with its mistakes takes longest: a question has few, a text may have any number. */
const mostMistyped = 5;

/** In words: `what about banks` is nothing but a trade. */
const longestTradeAlone = 5;

/**
 * One index of all that is known in a language: topics and passages. It is built when the function starts, so that the bundle holds no
 * index beside the texts.
 *
 * @param knowledge what is known, in one language
 * @param stemsOf gives the stems of a text in that language
 */
export function createSearch({ language, facts, speech, pages }: Knowledge, stemsOf: StemsOf) {
  const readPlaces = createPlaces({ facts, speech });
  const asVisitorsAsk = (text: string) => readPlaces(text.replace(/\{+(\w+)\}+/g, 'slot$1')).text;
  // A town in which an office has opened is asked for as any office is.
  const elsewhere = speech.words.elsewhere
    .split(/[,،]/)
    .filter((town) => !readPlaces(town).place)
    .join(', ');
  const topics = speech.topics
    .map(({ key, kind, page, ways }) => {
      const question = asVisitorsAsk(facts.words.questions[key] ?? '');
      return {
        key,
        kind,
        address: page === undefined ? key : urlOf(language, page.replace('{slug}', facts.slug)),
        offered: stemsOf(question).join(' '),
        asked: `${question} ${asVisitorsAsk(ways.replace('{elsewhere}', elsewhere))}`,
      };
    })
    // A topic without a sentence is answered from its page.
    .filter(
      ({ key, kind, address }) =>
        kind || key in facts.words.topics || pages.some(({ path }) => path === pagePathOf(address)),
    );

  /** In which topics a word stands. */
  const topicsWith = new Map<string, Topic[]>();
  for (const topic of topics) {
    for (const stem of new Set(stemsOf(topic.asked))) {
      topicsWith.set(stem, [...(topicsWith.get(stem) ?? []), topic]);
    }
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
      const stems = stemsOf(text);
      for (const stem of stems) {
        known.add(stem);
      }
      return stems;
    },
    // On a page, a word that any question may hold tells nothing.
    processTerm: (stem, field) => (field === 'text' && isCommon(stem) ? null : stem),
  });
  const documents = [
    ...topics.map((topic) => ({ topic, address: topic.address, asked: topic.asked })),
    ...pages.flatMap(({ path, passages }) =>
      passages.map((passage) => ({
        passage,
        address: passageAddress(path, passage),
        text: [passage.heading, ...passage.lines].join('\n'),
      })),
    ),
  ];
  index.addAll(documents.map((document, id) => ({ id, ...document })));

  const isMistyped = (stem: string) => !known.has(stem) && stem.length >= shortestMistyped;
  const requestStems = new Set(stemsOf(speech.words.request));
  const sectorIn = createSectorReader(speech.sectors, stemsOf);
  const isOutside = (stem: string) => topicsWith.get(stem)?.every(({ kind }) => kind === 'outside');

  return (message: string): Reading => {
    const { text, place } = readPlaces(message);
    const stemsWritten = stemsOf(text);
    const stems = [...new Set(stemsWritten)];
    const { sector, named } = sectorIn(stemsWritten);
    const isTradeAlone =
      sector !== undefined &&
      stems.length <= longestTradeAlone &&
      stems.every((stem) => isCommon(stem) || named.has(stem));
    const isRequest = isTradeAlone || stems.some((stem) => requestStems.has(stem));
    const mistyped = new Set(stems.filter(isMistyped).slice(0, mostMistyped));
    const factorOf = (stem: string) => {
      if (isRequest && named.has(stem)) {
        return asideFactor;
      }
      const factor =
        (isCommon(stem) ? commonFactor : 1) * (!isRequest && isOutside(stem) ? outsideFactor : 1);
      return known.has(stem) ? factor : factor * unknownFactor;
    };
    const results = index.search(stems.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { asked: 3 },
      boostTerm: factorOf,
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      fuzzy: (stem) => (mistyped.has(stem) ? 0.2 : false),
      // What lies outside is no subject of a request.
      filter: ({ topic }) => !(isRequest && topic?.kind === 'outside'),
    });

    /** How much of each word a page holds, by the path of the page. */
    const held = new Map<string, Map<string, number>>();
    for (const { address, topic, queryTerms } of results) {
      const path = pagePathOf(address);
      const page = held.get(path) ?? new Map<string, number>();
      for (const stem of queryTerms) {
        page.set(stem, Math.max(page.get(stem) ?? 0, topic ? 1 : textFactor));
      }
      held.set(path, page);
    }
    const matched = new Set(results.flatMap(({ queryTerms }) => queryTerms));
    const weightOf = (stem: string) =>
      rarityOf(stem) * (isRequest && !matched.has(stem) ? asideFactor : factorOf(stem));
    const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]));
    const whole = total(weights.values());
    const confidences = new Map(
      [...held].map(([path, page]) => {
        const understood = [...page].map(([stem, share]) => (weights.get(stem) ?? 0) * share);
        return [path, total(understood) / whole];
      }),
    );
    const written = stemsWritten.join(' ');
    const found = results.map(({ topic, passage, address, score }): Found => {
      const confidence = confidences.get(pagePathOf(address)) ?? 0;
      const rank = topic?.offered === written ? Number.POSITIVE_INFINITY : score * Math.sqrt(confidence);
      return { topic, passage, address, confidence, rank };
    });
    found.sort((one, other) => other.rank - one.rank);
    const [best] = found;
    const heldByBest = held.get(pagePathOf(best?.address ?? ''));
    const isSpecific =
      best?.topic?.kind === undefined &&
      stems.some(
        (stem) =>
          !isCommon(stem) && !named.has(stem) && !requestStems.has(stem) && heldByBest?.get(stem) === 1,
      );
    return { weights, place, isRequest, sector: isRequest && !isSpecific ? sector : undefined, found };
  };
}

/**
 * @returns a function from the stems of a question to the first trade that it names, and the stems that name trades
 */
function createSectorReader(sectors: readonly KnownSector[], stemsOf: StemsOf) {
  const names = sectors
    .flatMap((sector) => sector.ways.split(/[,،]/).map((name) => ({ sector, stems: stemsOf(name) })))
    .sort((one, other) => other.stems.length - one.stems.length);
  return (written: readonly string[]) => {
    const text = ` ${written.join(' ')} `;
    const said = names.filter(({ stems }) => text.includes(` ${stems.join(' ')} `));
    return {
      sector: said[0]?.sector,
      named: new Set(said.flatMap(({ stems }) => stems)),
    };
  };
}

function total(weights: Iterable<number>): number {
  return [...weights].reduce((sum, weight) => sum + weight, 0);
}

/** @returns the address of a page without what is asked of it, and without the part that is meant */
export function pagePathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** @returns the address of a passage on a page, with its section where it has one */
export function passageAddress(path: string, { section }: Passage): string {
  return section ? `${path}#${section}` : path;
}
