import MiniSearch from 'minisearch';
import { urlOf } from '../../../content/languages.ts';
import { type Knowledge, type KnownSector, type Passage, pagePathOf, passageAddress } from '../knowledge.ts';
import { createPlaces, type NamedPlace } from './createPlaces.ts';
import { isCommon, type StemsOf } from './words.ts';

/** The subject of a question: one that a page answers, small talk, or all that lies outside the site's subject. */
export interface Topic {
  /** The key of its sentence in `chatAnswers.json`, if it has one. */
  key: string;
  /** `smallTalk` or `outside`; undefined if a page answers. */
  kind: string | undefined;
  /** The address of the section that answers, in the visitor's language; the key if no page answers. */
  address: string;
  /** The stems of the question that offers it. A visitor who chooses that question asks it word for word. */
  offered: string;
  /** The question and the other ways to ask. */
  asked: string;
}

export interface Found {
  topic: Topic | undefined;
  passage: Passage | undefined;
  address: string;
  /** The higher one is the better; infinite where the question is a name that the site gives, or a question that it offers, word for word. */
  rank: number;
  /** The share of the question's weight that its page contains, from 0 to 1. */
  confidence: number;
}

export interface Reading {
  /** The weight of each stem: the more it says of the subject, the higher. */
  weights: ReadonlyMap<string, number>;
  /** The topics and passages that it may be about, best first. */
  found: readonly Found[];
  /** The first place in the question. */
  place: NamedPlace | undefined;
  /** True if the question asks for our work, names a product to test, or is nothing but a trade. */
  isRequest: boolean;
  /** The trade in a request that asks for nothing more specific. */
  sector: KnownSector | undefined;
}

// Each number was set to its neutral value and all 1,046 known questions asked again (`npm run report chatAnswers`): so many are lost without it.

/** A word that any question may contain counts a tenth, because several of them together may be a question: `who are you` (33 lost). */
const commonFactor = 0.1;

/** A word that only the topic of what lies outside contains leads away from the subject (3 lost, all of them questions to decline). */
const outsideFactor = 3;

/** In a request, the name of a trade counts a tenth, and so does a word that nothing in the index matches: visitors describe their trade in their own words (8 lost). */
const asideFactor = 0.1;

/** A word that only the text of a page contains counts half as much as one in the ways to ask for it (1 lost, and 2 of 360 unseen questions answered wrongly). */
const textFactor = 0.5;

/** A word that no topic contains counts as much as one that three topics contain (13 lost). */
const unlistedSpread = 3;

/** The confidence from which on a question is answered. It was chosen on the known questions of `evaluation/`. */
export const enough = 0.45;

/** In letters. A shorter word is one edit away from too many others (2 lost). */
const shortestMistyped = 5;

/** The number of words that are searched with their mistakes, which takes longest. A question has few of them, a pasted text may have any number. */
const mostMistyped = 5;

/** Creates the search of a language: one index of its topics and passages, built when the function starts, so that the bundle has texts alone. */
export function createSearch({ language, content, speech, pages }: Knowledge, stemsOf: StemsOf) {
  const readPlaces = createPlaces({ content, speech });
  /** Returns a text whose placeholders, such as `{{city}}`, are the slots by which {@link createPlaces} replaces places. */
  const asVisitorsAsk = (text: string) => readPlaces(text.replace(/\{+(\w+)\}+/g, 'slot$1')).text;
  // A town in which an office has opened is a place as any other.
  const elsewhere = speech.words.elsewhere
    .split(/[,،]/)
    .filter((town) => !readPlaces(town).place)
    .join(', ');
  const topics = speech.topics
    .map(({ key, kind, page, ways }) => {
      const question = asVisitorsAsk(content.texts.questions[key] ?? '');
      return {
        key,
        kind,
        address: page === undefined ? key : urlOf(language, page.replace('{slug}', content.slug)),
        offered: stemsOf(question).join(' '),
        asked: `${question} ${asVisitorsAsk(ways.replace('{elsewhere}', elsewhere))}`,
      };
    })
    // A topic without a sentence needs its page.
    .filter(
      ({ key, kind, address }) =>
        kind || key in content.texts.topics || pages.some(({ path }) => path === pagePathOf(address)),
    );

  /** The topics that contain a stem. */
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
    // In a passage, a word that any question may contain says nothing.
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

  /** By the stems of a name, the address that answers it. */
  const addressOfName = new Map(
    Object.entries(content.names).flatMap(([page, names]) =>
      names.map((name) => [stemsOf(readPlaces(name).text).join(' '), urlOf(language, page)] as const),
    ),
  );

  const isMistyped = (stem: string) => !known.has(stem) && stem.length >= shortestMistyped;
  const requestStems = new Set(stemsOf(speech.words.request));
  /** Phrases of stems in which words of a request ask for something else. */
  const otherRequests = phrasesOf(speech.words.elseAsked, stemsOf).map((stems) => ` ${stems.join(' ')} `);
  const sectorIn = createSectorReader(speech.sectors, stemsOf);
  const isOutside = (stem: string) => topicsWith.get(stem)?.every(({ kind }) => kind === 'outside');

  return (message: string): Reading => {
    const { text, place } = readPlaces(message);
    const stemsWritten = stemsOf(text);
    const stems = [...new Set(stemsWritten)];
    const { sector, named } = sectorIn(stemsWritten);
    const isTradeAlone = sector !== undefined && stems.every((stem) => isCommon(stem) || named.has(stem));
    /** The stems without phrases that only sound like a request. */
    const requesting = otherRequests.reduce(
      (text, phrase) => text.replaceAll(phrase, ' '),
      ` ${stemsWritten.join(' ')} `,
    );
    const isRequest = isTradeAlone || requesting.split(' ').some((stem) => requestStems.has(stem));
    const mistyped = new Set(stems.filter(isMistyped).slice(0, mostMistyped));
    const factorOf = (stem: string) => {
      if (isRequest && named.has(stem)) {
        return asideFactor;
      }
      return (isCommon(stem) ? commonFactor : 1) * (!isRequest && isOutside(stem) ? outsideFactor : 1);
    };
    const results = index.search(stems.join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: factorOf,
      // With MiniSearch's own numbers 4 are lost.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      // About one edit for each five letters.
      fuzzy: (stem) => (mistyped.has(stem) ? 0.2 : false),
      // A request is about the subject.
      filter: ({ topic }) => !(isRequest && topic?.kind === 'outside'),
    });

    /** By the path of a page, the share of each stem that the page contains. */
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
    const address = addressOfName.get(written);
    if (address !== undefined && pages.some(({ path }) => path === pagePathOf(address))) {
      // A topic answers for a whole page; a section answers by itself.
      const topic = address.includes('#') ? undefined : topics.find((each) => each.address === address);
      found.unshift({ topic, passage: undefined, address, confidence: 1, rank: Number.POSITIVE_INFINITY });
    }
    const [best] = found;
    const heldByBest = held.get(pagePathOf(best?.address ?? ''));
    // Where the best page has, among the ways to ask for it (a share of 1, {@link textFactor}), a word that is none of any question, request or trade.
    const isSpecific =
      best !== undefined &&
      best.confidence >= enough &&
      best.topic?.kind === undefined &&
      stems.some(
        (stem) =>
          !isCommon(stem) && !named.has(stem) && !requestStems.has(stem) && heldByBest?.get(stem) === 1,
      );
    return { weights, place, isRequest, sector: isRequest && !isSpecific ? sector : undefined, found };
  };
}

/** Returns the stems of each of the phrases, which commas part. */
function phrasesOf(phrases: string, stemsOf: StemsOf): string[][] {
  return phrases.split(/[,،]/).map(stemsOf);
}

/** Creates the function that finds the trade in the stems of a question, the one with the longest name, and the stems of all that are named. */
function createSectorReader(sectors: readonly KnownSector[], stemsOf: StemsOf) {
  const names = sectors
    .flatMap((sector) => phrasesOf(sector.ways, stemsOf).map((stems) => ({ sector, stems })))
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
