import { entryOf } from '../../../content/entryOf.ts';
import { urlOf } from '../../../content/languages.ts';
import { formatList, formatRow } from '../../../renderer/i18n/format.ts';
import type { Knowledge, KnownSector, Passage } from '../knowledge.ts';
import { chooseLines } from './chooseLines.ts';
import {
  context,
  createSearch,
  type Found,
  pagePathOf,
  passageAddress,
  type Reading,
} from './createSearch.ts';
import { bullets, createSentences, fill, linkTo } from './sentences.ts';
import { createStemsOf } from './words.ts';

export interface Answer {
  /** Paragraphs with blank lines between them, lists as lines that begin with `- `, links as `[label](address)`, questions to choose as `[question](ask:)`. */
  text: string;
  /** What it was made from. */
  source: 'facts' | 'pages' | 'sector' | 'perhaps' | 'smallTalk' | 'unknown';
  /** The answers that the pages give to this question, best first: a model may choose another one than the first. */
  choices: () => string[];
}

/** What a part of a message is answered with. */
interface Part {
  source: 'facts' | 'pages';
  paragraphs: string[];
  addresses: string[];
}

/** The share of a question that must be understood to answer it. Decision 010 says how both shares were chosen. */
const enough = 0.45;

/** From this share on, the question that was likely meant is offered. */
const perhaps = 0.38;

/** A page is named beside the best one, and a question offered, when it answers nearly as well. */
const nearlyAsWell = 0.5;
const mostLinks = 3;

/** The page of the examples. */
const caseStudies = '/case-studies';

/** The topic that helps a visitor to choose a service. */
const toChoose = 'choose';

/** How many answers a model may choose among. */
const mostChoices = 6;

/** More sentences are no question but a text. */
const mostSentences = 8;

/** In characters: a letter may take six in an address, and an address may be 500 long. */
const longestSubject = 75;

/**
 * Answers questions from the site's own pages.
 *
 * @param knowledge what is known, in one language
 * @param now tells the day, because positions close
 * @returns a function from a question to its answer; it keeps nothing of what is asked
 */
export function createAnswerer(knowledge: Knowledge, now: () => Date): (message: string) => Answer {
  const { language, facts, speech, pages } = knowledge;
  const { words } = facts;
  const { say, linkOf, ...sentences } = createSentences(facts, pages, language, now);
  const stemsOf = createStemsOf(language, speech.words.common);
  const read = createSearch(knowledge, stemsOf);
  const sentencesIn = createSentenceReader(speech.words.and);

  const isClear = ({ found: [best] }: Reading, kind?: string) =>
    best !== undefined && best.confidence >= enough && best.topic?.kind === kind;

  /** What a message asks: several things, one, or small talk. */
  function readingsOf(message: string, whole: Reading): [Reading, ...Reading[]] {
    if (context.test(message)) {
      const alone = read(message.replace(context, ''));
      return [isClear(alone, 'smallTalk') ? alone : whole];
    }
    // A sentence that says a trade, and no more, asks nothing.
    const asking = sentencesIn(message)
      .map(read)
      .filter((reading) => isClear(reading) && !reading.sector);
    const [first = whole, ...others] = distinctBy(
      asking,
      ({ found: [best] }) => best?.topic ?? best?.address,
    );
    return [first, ...others];
  }

  /** The words of an answer, and the pages that it comes from. */
  function partFor({ found, weights, place }: Reading): Part | undefined {
    const [best] = found;
    const topic = best?.topic;
    const others = nearlyBest(found).map(({ address }) => address);
    const sentence = topic && sentences.of(topic.key, place);
    if (sentence) {
      return { source: 'facts', paragraphs: [sentence], addresses: others };
    }

    const address = best?.address ?? '';
    const there = passagesAt(address);
    const passage = found.find(({ passage }) => passage && there.includes(passage))?.passage ?? there[0];
    if (!passage) {
      return undefined;
    }
    const question = topic && sentences.questionOf(topic.key, place);
    const asked = new Map([...read(question ?? '').weights, ...weights]);
    // A topic that is a page is introduced as the page introduces itself.
    const [start] = topic && !topic.address.includes('#') ? there : [];
    return {
      source: 'pages',
      paragraphs: [
        ...(start && start !== passage ? start.lines.slice(0, 1) : []),
        ...chooseLines(passage, asked, stemsOf),
        ...(passage.isExample ? [words.example] : []),
      ],
      addresses: [passageAddress(pagePathOf(address), passage), ...others],
    };
  }

  /** The passages of a section, or of a page. */
  function passagesAt(address: string): Passage[] {
    const path = pagePathOf(address);
    const ofPage = pages.find((page) => page.path === path)?.passages ?? [];
    const ofSection = ofPage.filter(
      (passage) => passage.section && passageAddress(path, passage) === address,
    );
    return ofSection.length > 0 ? ofSection : ofPage;
  }

  /** What is true of a trade: the method, its norms, the example that fits, where to begin, and who answers. */
  function answerForSector({ key, services, norms = [], example }: KnownSector, contact: string): string {
    const { sectors } = words;
    const exampleAddress = urlOf(language, `${caseStudies}#${example}`);
    const [passage] = example ? passagesAt(exampleAddress) : [];
    const links = services
      .map((path) => urlOf(language, path))
      .filter((address) => pages.some(({ path }) => path === pagePathOf(address)));
    return [
      say(sectors.answer, {
        sector: entryOf(sectors.names, key, `locales/${language}/chatAnswers.json: sectors.names`),
      }),
      ...(norms.length > 0 ? [say(sectors.norms, { norms: formatList(norms, language) })] : []),
      ...(passage ? [fill(words.lists.example, { line: linkTo(passage.heading, exampleAddress) })] : []),
      say(sectors.services, {
        links: formatRow(links.map(linkOf), language),
        contact,
      }),
    ].join('\n\n');
  }

  /** The question that was most likely meant: by default how to choose a service, where somebody asks for our work. */
  function likely({ found, place, isRequest }: Reading): string | undefined {
    const questions = nearlyBest(found).flatMap(
      ({ topic, confidence }) =>
        (topic && confidence >= perhaps && sentences.questionOf(topic.key, place)) || [],
    );
    return questions[0] ?? (isRequest ? sentences.questionOf(toChoose, place) : undefined);
  }

  /** The contact page with the visitor's question as its subject, as the site's search hands it over. */
  function contactWith(message: string): string {
    const path = urlOf(language, '/contact');
    const query = new URLSearchParams({ subject: message.slice(0, longestSubject).trim() });
    return linkOf(`${path}?${query}`);
  }

  return (message) => {
    const whole = read(message);
    const readings = readingsOf(message, whole);
    const [best] = readings[0].found;
    const { topic, confidence = 0 } = best ?? {};
    const without = (source: Answer['source'], text: string) => ({ text, source, choices: () => [] });
    const contact = contactWith(message);
    const isNamed = best?.rank === Number.POSITIVE_INFINITY;
    if (whole.sector && !isNamed) {
      return without('sector', answerForSector(whole.sector, contact));
    }
    if (topic?.kind === 'outside') {
      return without('unknown', say(words.outside, { contact }));
    }
    if (topic?.kind === 'smallTalk' && confidence >= perhaps) {
      return without('smallTalk', say(words.smallTalk[topic.key] ?? words.smallTalk.help));
    }
    const question = likely(readings[0]);
    if (!question) {
      return without('unknown', say(words.unknown, { contact }));
    }
    const doubt = { questions: bullets([linkTo(question, 'ask:')]), contact };
    if (topic?.kind || confidence < enough) {
      return without('perhaps', say(words.perhaps, doubt));
    }

    const parts = readings.flatMap((reading) => partFor(reading) ?? []);
    const text = written(parts);
    // Each page alone, as if it were the best one.
    const [{ found, ...asked }] = readings;
    const choices = () => {
      const onSubject = found.filter(({ topic }) => !topic?.kind);
      const others = distinctBy(onSubject, ({ address }) => pagePathOf(address)).slice(1, mostChoices);
      return [
        text,
        ...others
          .flatMap((each) => partFor({ ...asked, found: [each] }) ?? [])
          .map((part) => written([part])),
      ];
    };
    return { text, source: parts[0]?.source ?? 'unknown', choices };
  };

  /** The text of an answer, with links to the pages that it comes from. */
  function written(parts: readonly Part[]): string {
    const said = parts.flatMap(({ paragraphs }) => paragraphs).join('\n\n');
    const isToRead = (address: string) =>
      pages.some(({ path }) => path === pagePathOf(address) && !said.includes(`](${path})`));
    const addresses = parts.flatMap((part) => part.addresses);
    const links = distinctBy(addresses, pagePathOf).filter(isToRead).map(linkOf).slice(0, mostLinks);
    const readOn = links.length > 0 ? say(words.more, { links: formatRow(links, language) }) : '';
    return [said, readOn].filter(Boolean).join('\n\n');
  }
}

/**
 * A visitor often writes two sentences of context before the question, or asks two things in one sentence. Arabic ends many with a comma.
 *
 * @param and the words that may begin another question, parted by spaces
 * @returns a function that parts a message; a message of one sentence has no parts
 */
function createSentenceReader(and: string): (message: string) => string[] {
  const another = new RegExp(`\\s(?=(?:${and.split(' ').join('|')})(?!\\p{L}))`, 'u');
  return (message) => {
    const sentences = message.split(/(?<=[!?؟،\n])|(?<=[.])(?!\S)/).flatMap((each) => each.split(another));
    return sentences.length > 1 ? sentences.slice(0, mostSentences) : [];
  };
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
