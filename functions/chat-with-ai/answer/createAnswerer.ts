import { entryOf } from '../../../content/entryOf.ts';
import { urlOf } from '../../../content/languages.ts';
import { formatList, formatRow } from '../../../renderer/i18n/format.ts';
import { type IndexedSector, type Knowledge, type Passage, pagePathOf, passageUrl } from '../knowledge.ts';
import { createLineChooser } from './chooseLines.ts';
import { createSearch, type Found, minConfidence, type Reading } from './createSearch.ts';
import { bullets, createSentences, fill, linkTo } from './sentences.ts';
import { createStemsOf } from './words.ts';

export interface Answer {
  /**
   * Plain text with this markup:
   * - paragraphs are separated by blank lines
   * - list items begin with `- `
   * - links are `[label](url)`
   * - suggested questions are `[question](ask:)`
   */
  text: string;
  /** `content` is a fixed sentence, `pages` quotes a page, `perhaps` suggests a question, and `unknown` declines to answer. */
  source: 'content' | 'pages' | 'sector' | 'perhaps' | 'smallTalk' | 'unknown';
  /** Returns the possible answers to the question, best first. A model may choose another answer than the first. */
  choices: () => string[];
}

/** The answer to one question of a message. `urls` are the pages to link. */
interface Part {
  source: 'content' | 'pages';
  paragraphs: string[];
  urls: string[];
}

/** The lowest confidence (0 to 1) at which the chat suggests a question. It was tuned on the known questions of `evaluation/`. */
const minSuggestionConfidence = 0.38;

/** A further page is linked if its rank is at least this share of the best rank. */
const minRankShare = 0.5;
const maxLinks = 3;

/** The key of the topic that helps a visitor to choose a service. */
const toChoose = 'choose';

const maxChoices = 6;

/** A message with more sentences is a pasted text. Only its first sentences are read one by one. */
const maxSentences = 8;

/** The maximum length of a link's subject. A letter may take six characters of the URL, and a URL may have 500 (`answerBlocks.ts`). */
const maxSubjectLength = 75;

/** Creates the function that answers questions from the pages in one language. A follow-up refers to the question `previous`. */
export function createAnswerer(
  knowledge: Knowledge,
  now: () => Date,
): (message: string, previous?: string) => Answer {
  const { language, content, vocabulary, pages } = knowledge;
  const { texts, links: pageLinks } = content;
  const { textFrom, linkOf, ...sentences } = createSentences(content, pages, language, now);
  const stemsOf = createStemsOf(language, vocabulary.words.common);
  const { choose, withoutAnnouncements } = createLineChooser(
    stemsOf,
    content.numbers,
    vocabulary.words.announcing,
  );
  const read = createSearch(knowledge, stemsOf);

  /** Returns whether the best result is confident, and its `Topic.kind` is `kind`. The kind is undefined if a page answers. */
  const isClear = ({ found: [best] }: Reading, kind?: string) =>
    best !== undefined && best.confidence >= minConfidence && best.topic?.kind === kind;

  /**
   * Searches for each sentence of a message and returns the confident results. If there are none, it returns `whole`, the result for the
   * message together with the previous question. A follow-up always gets `whole`, unless it is small talk.
   */
  function readingsOf(message: string, previous: string, whole: Reading): [Reading, ...Reading[]] {
    if (previous) {
      const alone = read(message);
      return [isClear(alone, 'smallTalk') ? alone : whole];
    }
    // A sentence that only names a sector asks nothing.
    const asking = sentencesIn(message)
      .map(read)
      .filter((reading) => isClear(reading) && !reading.sector);
    const [first = whole, ...others] = uniqueBy(asking, ({ found: [best] }) => best?.topic ?? best?.url);
    return [first, ...others];
  }

  function partFor({ found, weights, location }: Reading): Part | undefined {
    const [best] = found;
    const topic = best?.topic;
    const urls = nearlyBest(found).map(({ url }) => url);
    const sentence = topic && sentences.of(topic.key, location);
    if (sentence) {
      return { source: 'content', paragraphs: [sentence], urls };
    }

    const url = best?.url ?? '';
    const there = passagesAt(url);
    const passage = found.find(({ passage }) => passage && there.includes(passage))?.passage ?? there[0];
    if (!passage) {
      return undefined;
    }
    const question = topic && sentences.questionOf(topic.key, location);
    // The words of the topic's own question count as if the visitor had written them.
    const questionWeights = new Map([...read(question ?? '').weights, ...weights]);
    const phrasingWeights = read(topic?.asked ?? '').weights;
    // If the topic is a whole page, the answer begins with the first line of the page, without "see below".
    const [start] = topic && !topic.url.includes('#') ? there : [];
    const opening = start && start !== passage ? withoutAnnouncements(start.lines[0] ?? '') : '';
    const chosen = choose(passage, questionWeights, phrasingWeights);
    const source = passageUrl(pagePathOf(url), passage);
    return {
      source: 'pages',
      paragraphs: [
        ...(opening ? [opening] : []),
        ...chosen.paragraphs,
        ...(passage.isExample ? [texts.example] : []),
        ...(chosen.itemsLeft > 0 ? [countOfOthers(chosen.itemsLeft, source)] : []),
      ],
      urls: [source, ...urls],
    };
  }

  function countOfOthers(count: number, url: string): string {
    const form = new Intl.PluralRules(language).select(count);
    // The type comes from the French file, which lacks most plural forms of other languages.
    const sentence = texts.lists[`further_${form}` as 'further_other'];
    return fill(sentence, { count: String(count), page: linkOf(url) });
  }

  /** Returns the passages of the section at a URL or, if there is no section, those of the whole page. */
  function passagesAt(url: string): Passage[] {
    const path = pagePathOf(url);
    const ofPage = pages.find((page) => page.path === path)?.passages ?? [];
    const ofSection = ofPage.filter((passage) => passage.section && passageUrl(path, passage) === url);
    return ofSection.length > 0 ? ofSection : ofPage;
  }

  /** Writes the answer for a sector: the test method, the standards, a case study, the services to begin with, and the contact page. */
  function answerForSector({ key, services, norms = [], example }: IndexedSector, contact: string): string {
    const { sectors } = texts;
    const exampleUrl = `${pageLinks.caseStudies}#${example}`;
    const [passage] = example && pageLinks.caseStudies ? passagesAt(exampleUrl) : [];
    const links = services
      .map((path) => urlOf(language, path))
      .filter((url) => pages.some(({ path }) => path === pagePathOf(url)));
    return [
      textFrom(sectors.answer, {
        sector: entryOf(sectors.names, key, `locales/${language}/chatAnswers.json: sectors.names`),
      }),
      ...(norms.length > 0 ? [textFrom(sectors.norms, { norms: formatList(norms, language) })] : []),
      ...(passage ? [fill(texts.lists.example, { line: linkTo(passage.heading, exampleUrl) })] : []),
      textFrom(sectors.services, {
        links: formatRow(links.map(linkOf), language),
        contact,
      }),
    ].join('\n\n');
  }

  /** Returns the question that the visitor probably meant. Default for a request: "Which service should we start with?" (`toChoose`). */
  function likely({ found, location, isRequest }: Reading): string | undefined {
    const questions = nearlyBest(found).flatMap(
      ({ topic, confidence }) =>
        (topic && confidence >= minSuggestionConfidence && sentences.questionOf(topic.key, location)) || [],
    );
    return questions[0] ?? (isRequest ? sentences.questionOf(toChoose, location) : undefined);
  }

  /** Returns a link to the contact page with the question as the subject of the form. */
  function contactWith(message: string): string {
    const query = new URLSearchParams({ subject: message.slice(0, maxSubjectLength).trim() });
    return linkOf(`${pageLinks.contact}?${query}`);
  }

  return (message, previous = '') => {
    const whole = read(`${message} ${previous}`);
    const readings = readingsOf(message, previous, whole);
    const [best] = readings[0].found;
    const { topic, confidence = 0 } = best ?? {};
    /** Returns an answer that leaves a model nothing to choose. */
    const only = (source: Answer['source'], text: string): Answer => ({ text, source, choices: () => [] });
    const contact = contactWith(message);
    // The question is exactly a name that the site uses, or a suggested question (`rank` in `createSearch.ts`).
    const isNamed = best?.rank === Number.POSITIVE_INFINITY;
    if (whole.sector && !isNamed) {
      return only('sector', answerForSector(whole.sector, contact));
    }
    if (topic?.kind === 'outside') {
      return only('unknown', textFrom(texts.outside, { contact }));
    }
    if (topic?.kind === 'smallTalk' && confidence >= minSuggestionConfidence) {
      return only('smallTalk', textFrom(texts.smallTalk[topic.key] ?? texts.smallTalk.help));
    }
    const question = likely(readings[0]);
    if (!question && !isNamed) {
      return only('unknown', textFrom(texts.unknown, { contact }));
    }
    // In doubt, the chat suggests a question: at a low confidence, or if small talk matches best, but not clearly.
    if (question && (topic?.kind || confidence < minConfidence)) {
      return only(
        'perhaps',
        textFrom(texts.perhaps, { questions: bullets([linkTo(question, 'ask:')]), contact }),
      );
    }

    const parts = readings.flatMap((reading) => partFor(reading) ?? []);
    const text = joinParts(parts);
    // A model gets this answer and, for each further page, the answer that the chat would give if that page were the best match.
    const [{ found, ...reading }] = readings;
    const choices = () => {
      const onSubject = found.filter(({ topic }) => !topic?.kind);
      const others = uniqueBy(onSubject, ({ url }) => pagePathOf(url)).slice(1, maxChoices);
      return [
        text,
        ...others
          .flatMap((each) => partFor({ ...reading, found: [each] }) ?? [])
          .map((part) => joinParts([part])),
      ];
    };
    return { text, source: parts[0]?.source ?? 'unknown', choices };
  };

  /** Joins the paragraphs of an answer and adds links to its pages, except to pages that the paragraphs already link to. */
  function joinParts(parts: readonly Part[]): string {
    const body = parts.flatMap(({ paragraphs }) => paragraphs).join('\n\n');
    const isToRead = (url: string) =>
      pages.some(({ path }) => path === pagePathOf(url) && !new RegExp(`\\]\\(${path}[#)]`).test(body));
    const urls = parts.flatMap((part) => part.urls);
    const links = uniqueBy(urls, pagePathOf).filter(isToRead).map(linkOf).slice(0, maxLinks);
    const readOn = links.length > 0 ? textFrom(texts.more, { links: formatRow(links, language) }) : '';
    return [body, readOn].filter(Boolean).join('\n\n');
  }
}

/**
 * Splits a message into sentences, because visitors often write context before the question. In Arabic, sentences often end with a comma.
 *
 * @returns the first sentences; an empty list for a message of one sentence
 */
function sentencesIn(message: string): string[] {
  const sentences = message.split(/(?<=[!?؟،\n])|(?<=[.])(?!\S)/);
  return sentences.length > 1 ? sentences.slice(0, maxSentences) : [];
}

/** Returns the results that match nearly as well as the best one, except small talk and topics outside the site's subject. */
function nearlyBest(found: readonly Found[]): Found[] {
  return found.filter(({ topic, rank }) => !topic?.kind && rank >= minRankShare * (found[0]?.rank ?? 0));
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index]) === index);
}
