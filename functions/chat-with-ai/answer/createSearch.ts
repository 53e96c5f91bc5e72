import MiniSearch from 'minisearch';
import { urlOf } from '../../../content/languages.ts';
import { type IndexedSector, type Knowledge, type Passage, pagePathOf, passageUrl } from '../knowledge.ts';
import { createLocationReader, type MentionedLocation } from './createLocationReader.ts';
import { isCommon, type StemsOf } from './words.ts';

/** What a question is about: something that a page answers, small talk, or something outside the site's subject. */
export interface Topic {
  /** The key of the topic. The fixed sentence in `chatAnswers.json`, if there is one, has the same key. */
  key: string;
  /** `smallTalk`, `outside`, or undefined if a page answers. */
  kind: string | undefined;
  /** The URL of the section that answers, in the visitor's language. If no page answers, it is the key of the topic. */
  url: string;
  /** The stems of the question that the chat suggests for the topic. A click on the suggestion sends exactly this question. */
  offered: string;
  /** The question and its other phrasings. */
  asked: string;
}

export interface Found {
  topic: Topic | undefined;
  passage: Passage | undefined;
  url: string;
  /** A higher rank is better. It is infinite if the question equals a name that the site uses, or a question that the chat suggests. */
  rank: number;
  /** The share of the question's total weight that the page contains, from 0 to 1. */
  confidence: number;
}

/** The result of the search for one question. */
export interface Reading {
  /** The weight of each stem of the question. The more a stem tells about the subject, the higher its weight. */
  weights: ReadonlyMap<string, number>;
  /** The matching topics and passages, best first. */
  found: readonly Found[];
  /** The first place that the question names. */
  location: MentionedLocation | undefined;
  /** True if the question asks for a service, names a product to test, or consists only of the name of a sector. */
  isRequest: boolean;
  /** The sector that a request names, unless the request asks for something more specific. */
  sector: IndexedSector | undefined;
}

// In this file, a question "fails" if the chat answers it wrongly. `npm run report chatAnswers` asks the 1,218 known questions.

/** The factor for a common word. It is not 0, because `who are you` is a question too. The value 1 makes 29 more questions fail. */
const commonFactor = 0.1;

/** The factor for a word that is only in topics of the kind `outside`, so the chat declines. The value 1 makes 4 more questions fail. */
const outsideFactor = 3;

/**
 * If a visitor asks for a service: the factor for names of sectors and for words that the index lacks. Such words tell who the visitor is,
 * not what the visitor needs. The value 1 makes 9 more questions fail.
 */
const asideFactor = 0.1;

/** The factor for a word that only the text of a page contains, not the phrasings of its topic. The value 1 makes 5 more questions fail. */
const textFactor = 0.5;

/** A word that no topic contains weighs as much as a word that three topics contain. Without this rule, 4 more questions fail. */
const unlistedSpread = 3;

/** The lowest confidence (0 to 1) at which a question is answered. It was tuned on the known questions of `evaluation/`. */
export const minConfidence = 0.45;

/** The minimum length of a word to correct, in letters. In a shorter word, one changed letter often makes another word. */
const minMistypedLength = 5;

/** The maximum number of words corrected in a message. Correction is slow, and a pasted text may contain many unknown words. */
const maxMistypedWords = 5;

/** Creates the search for one language. The index is built when the function starts, so that the bundle contains only texts. */
export function createSearch({ language, content, vocabulary, pages }: Knowledge, stemsOf: StemsOf) {
  const readLocation = createLocationReader({ content, vocabulary });
  /** Replaces places and placeholders (`{{city}}` in a question, `{city}` in a phrasing) by words of the index, such as `slotcity`. */
  const asVisitorsAsk = (text: string) => readLocation(text.replace(/\{+(\w+)\}+/g, 'slot$1')).text;
  // `elsewhere` names towns without an office. A town in which an office has opened is removed.
  const elsewhere = vocabulary.words.elsewhere
    .split(/[,،]/)
    .filter((town) => !readLocation(town).location)
    .join(', ');
  const topics = vocabulary.topics
    .map(({ key, kind, page, phrasings }) => {
      const question = asVisitorsAsk(content.texts.questions[key] ?? '');
      return {
        key,
        kind,
        url: page === undefined ? key : urlOf(language, page.replace('{slug}', content.slug)),
        offered: stemsOf(question).join(' '),
        asked: `${question} ${asVisitorsAsk(phrasings.replace('{elsewhere}', elsewhere))}`,
      };
    })
    // A topic without a fixed sentence needs a page that exists.
    .filter(
      ({ key, kind, url }) =>
        kind || key in content.texts.topics || pages.some(({ path }) => path === pagePathOf(url)),
    );

  /** The topics that contain each stem. */
  const topicsWith = new Map<string, Topic[]>();
  for (const topic of topics) {
    for (const stem of new Set(stemsOf(topic.asked))) {
      topicsWith.set(stem, [...(topicsWith.get(stem) ?? []), topic]);
    }
  }
  /** Returns the inverse document frequency of a stem, as BM25 defines it. */
  const rarityOf = (stem: string) => {
    const count = topicsWith.get(stem)?.length ?? unlistedSpread;
    return Math.log(1 + (topics.length - count + 0.5) / (count + 0.5));
  };

  const indexedStems = new Set<string>();
  const index = new MiniSearch({
    fields: ['asked', 'text'],
    storeFields: ['topic', 'passage', 'url'],
    tokenize: (text) => {
      const stems = stemsOf(text);
      for (const stem of stems) {
        indexedStems.add(stem);
      }
      return stems;
    },
    // Common words in passages are not indexed, because they do not indicate the subject.
    processTerm: (stem, field) => (field === 'text' && isCommon(stem) ? null : stem),
  });
  const documents = [
    ...topics.map((topic) => ({ topic, url: topic.url, asked: topic.asked })),
    ...pages.flatMap(({ path, passages }) =>
      passages.map((passage) => ({
        passage,
        url: passageUrl(path, passage),
        text: [passage.heading, ...passage.lines].join('\n'),
      })),
    ),
  ];
  index.addAll(documents.map((document, id) => ({ id, ...document })));

  /** Maps the stems of a name to the URL of the page or section that answers a message which consists only of this name. */
  const urlOfName = new Map(
    Object.entries(content.names).flatMap(([page, names]) =>
      names.map((name) => [stemsOf(readLocation(name).text).join(' '), urlOf(language, page)] as const),
    ),
  );

  const isMistyped = (stem: string) => !indexedStems.has(stem) && stem.length >= minMistypedLength;
  const requestStems = new Set(stemsOf(vocabulary.words.request));
  /** The stems of phrases such as "which app": `app` is a word of a request, but the phrase does not ask for our work. */
  const otherRequests = phrasesOf(vocabulary.words.elseAsked, stemsOf).map((stems) => ` ${stems.join(' ')} `);
  const sectorIn = createSectorReader(vocabulary.sectors, stemsOf);
  const isOutside = (stem: string) => topicsWith.get(stem)?.every(({ kind }) => kind === 'outside');

  return (message: string): Reading => {
    const { text, location } = readLocation(message);
    const stemSequence = stemsOf(text);
    const stems = [...new Set(stemSequence)];
    const { sector, named } = sectorIn(stemSequence);
    const isSectorAlone = sector !== undefined && stems.every((stem) => isCommon(stem) || named.has(stem));
    /** The stems of the message without phrases that only sound like a request. */
    const requesting = otherRequests.reduce(
      (text, phrase) => text.replaceAll(phrase, ' '),
      ` ${stemSequence.join(' ')} `,
    );
    const isRequest = isSectorAlone || requesting.split(' ').some((stem) => requestStems.has(stem));
    const mistyped = new Set(stems.filter(isMistyped).slice(0, maxMistypedWords));
    const factorOf = (stem: string) => {
      if (isRequest && named.has(stem)) {
        return asideFactor;
      }
      return (isCommon(stem) ? commonFactor : 1) * (!isRequest && isOutside(stem) ? outsideFactor : 1);
    };
    const results = index.search(stems.join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: factorOf,
      // With MiniSearch's default numbers, 6 more of the known questions fail.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      // Allows about one typing error for every five letters.
      fuzzy: (stem) => (mistyped.has(stem) ? 0.2 : false),
      // A request is always about the site's subject.
      filter: ({ topic }) => !(isRequest && topic?.kind === 'outside'),
    });

    /** For each page path and stem: 1 if a topic of the page contains the stem, {@link textFactor} if only the page's text contains it. */
    const sharesByPage = new Map<string, Map<string, number>>();
    for (const { url, topic, queryTerms } of results) {
      const path = pagePathOf(url);
      const page = sharesByPage.get(path) ?? new Map<string, number>();
      for (const stem of queryTerms) {
        page.set(stem, Math.max(page.get(stem) ?? 0, topic ? 1 : textFactor));
      }
      sharesByPage.set(path, page);
    }
    const matched = new Set(results.flatMap(({ queryTerms }) => queryTerms));
    const weightOf = (stem: string) =>
      rarityOf(stem) * (isRequest && !matched.has(stem) ? asideFactor : factorOf(stem));
    const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]));
    const whole = total(weights.values());
    const confidences = new Map(
      [...sharesByPage].map(([path, page]) => {
        const understood = [...page].map(([stem, share]) => (weights.get(stem) ?? 0) * share);
        return [path, total(understood) / whole];
      }),
    );
    const joinedStems = stemSequence.join(' ');
    const found = results.map(({ topic, passage, url, score }): Found => {
      const confidence = confidences.get(pagePathOf(url)) ?? 0;
      // With the score alone, or without the square root, 3 more questions fail.
      const rank = topic?.offered === joinedStems ? Number.POSITIVE_INFINITY : score * Math.sqrt(confidence);
      return { topic, passage, url, confidence, rank };
    });
    found.sort((one, other) => other.rank - one.rank);
    const url = urlOfName.get(joinedStems);
    if (url !== undefined && pages.some(({ path }) => path === pagePathOf(url))) {
      // If the name belongs to a whole page, the page's topic answers. If it belongs to a section, the section is quoted.
      const topic = url.includes('#') ? undefined : topics.find((each) => each.url === url);
      found.unshift({ topic, passage: undefined, url, confidence: 1, rank: Number.POSITIVE_INFINITY });
    }
    const [best] = found;
    const sharesOfBest = sharesByPage.get(pagePathOf(best?.url ?? ''));
    // A specific request shares a word with the phrasings of the best page. Common words, sectors and words of `request` do not count.
    const isSpecific =
      best !== undefined &&
      best.confidence >= minConfidence &&
      best.topic?.kind === undefined &&
      stems.some(
        (stem) =>
          !isCommon(stem) && !named.has(stem) && !requestStems.has(stem) && sharesOfBest?.get(stem) === 1,
      );
    return { weights, location, isRequest, sector: isRequest && !isSpecific ? sector : undefined, found };
  };
}

function phrasesOf(phrases: string, stemsOf: StemsOf): string[][] {
  return phrases.split(/[,،]/).map(stemsOf);
}

/** Creates the function that finds sectors in a question. It returns the sector with the longest name, and the stems of all names found. */
function createSectorReader(sectors: readonly IndexedSector[], stemsOf: StemsOf) {
  const names = sectors
    .flatMap((sector) => phrasesOf(sector.phrasings, stemsOf).map((stems) => ({ sector, stems })))
    .sort((one, other) => other.stems.length - one.stems.length);
  return (sequence: readonly string[]) => {
    const text = ` ${sequence.join(' ')} `;
    const mentioned = names.filter(({ stems }) => text.includes(` ${stems.join(' ')} `));
    return {
      sector: mentioned[0]?.sector,
      named: new Set(mentioned.flatMap(({ stems }) => stems)),
    };
  };
}

function total(weights: Iterable<number>): number {
  return [...weights].reduce((sum, weight) => sum + weight, 0);
}
