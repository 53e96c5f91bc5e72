import articles from '../../../content/chat/articles.json';
import places from '../../../content/chat/places.json';
import topicList from '../../../content/chat/topics.json';
import { urlOf } from '../../../content/languages.ts';
import type { Facts } from '../knowledge.ts';
import { alternativesOf } from './alternativesOf.ts';
import type { Question } from './readQuestion.ts';
import { allStemsOf, type ChatLanguage, type Stem, stemsOf } from './stemsOf.ts';

/** What visitors ask about, with the page that answers it. */
export interface Topic {
  /** Names its fixed answer in `chatAnswers.json`, where it has one. */
  key: string;
  /** Path in the visitor's language; a fragment may follow. */
  page: string;
  /** Stems that the page's words for it have, for topics that visitors name otherwise. */
  means: string[];
  /** Every stem of its phrases. */
  vocabulary: ReadonlySet<string>;
}

export interface TopicMatch {
  topic: Topic;
  /** The question's words that the topic's phrases hold. */
  matched: Set<string>;
  /** Whether one of the phrases is enough by itself, whatever else the question holds. */
  decisive: boolean;
  /** The city, country or tool that the question names, as content writes it. */
  named: string | undefined;
}

interface Phrase {
  stems: string[];
  /** Its words mean something in this order only: `work for you` is not `you work for`. */
  ordered: boolean;
  decisive: boolean;
  named: string | undefined;
}

interface TopicEntry {
  key: string;
  page: string;
  asked: Record<ChatLanguage, string[]>;
  decisive?: Record<ChatLanguage, string[]>;
  means?: Record<ChatLanguage, string[]>;
}

/**
 * @param language the language of the questions
 * @param facts what the slots `{city}`, `{country}`, `{automationTool}` and `{performanceTool}` stand for
 * @returns a function that finds the topics that a question touches, and every stem of their phrases
 */
export function createTopics(
  language: ChatLanguage,
  facts: Facts,
): { topicsOf: (question: Question) => TopicMatch[]; vocabulary: ReadonlySet<string> } {
  const slots = slotsOf(facts);
  const skipped = new Set(
    articles[language].flatMap((word) => allStemsOf(word, language)).map(({ stem }) => stem),
  );
  // Thousands of phrases are made of a few hundred words.
  const known = new Map<string, Stem[]>();
  const entries: readonly TopicEntry[] = topicList;
  const topics = entries.map(({ key, page, asked, decisive, means }) => {
    const phrases = [
      ...asked[language].flatMap(alternativesOf).flatMap((text) => phrasesOf(text, false)),
      ...(decisive?.[language] ?? []).flatMap(alternativesOf).flatMap((text) => phrasesOf(text, true)),
    ];
    const topic = {
      key,
      page: urlOf(language, page.replace('{slug}', facts.slug)),
      means: stemsOf((means?.[language] ?? []).join(' '), language),
      vocabulary: new Set(phrases.flatMap(({ stems }) => stems)),
    };
    return { topic, phrases: distinct(phrases) };
  });

  function stemsOfWord(word: string): Stem[] {
    const stems = known.get(word) ?? allStemsOf(word, language).filter(({ stem }) => !skipped.has(stem));
    known.set(word, stems);
    return stems;
  }

  function phraseOf(text: string, decisive: boolean, named: string | undefined): Phrase {
    const words = text.split(' ').flatMap(stemsOfWord);
    return {
      stems: [...new Set(words.map(({ stem }) => stem))],
      ordered: words.some(({ common }) => common),
      decisive,
      named,
    };
  }

  function phrasesOf(text: string, decisive: boolean): Phrase[] {
    const slot = /\{(\w+)\}/.exec(text);
    if (!slot) return [phraseOf(text, decisive, undefined)];
    const values = slots[slot[1] ?? ''];
    if (!values)
      throw new Error(
        `content/chat/topics.json: "${text}" has an unknown slot. Known: ${Object.keys(slots).join(', ')}.`,
      );
    return values.map(({ said, named }) => phraseOf(text.replace(slot[0], said), decisive, named));
  }

  function topicsOf(question: Question): TopicMatch[] {
    const words = question.words.filter((word) => !skipped.has(word));
    const present = new Set(words);
    const isIn = ({ stems, ordered }: Phrase) =>
      stems.length > 0 && stems.every((stem) => present.has(stem)) && (!ordered || inOrder(stems, words));
    return topics.flatMap(({ topic, phrases }) => {
      const fitting = phrases.filter(isIn);
      // Two towns in one question are a route or a comparison, and no question about either.
      const names = new Set(fitting.flatMap(({ named }) => named ?? []));
      const found = names.size > 1 ? fitting.filter(({ named }) => named === undefined) : fitting;
      if (found.length === 0) return [];
      return {
        topic,
        matched: new Set(found.flatMap(({ stems }) => stems)),
        decisive: found.some(({ decisive }) => decisive),
        named: found.find(({ named }) => named)?.named,
      };
    });
  }

  const vocabulary = new Set(topics.flatMap(({ phrases }) => phrases.flatMap(({ stems }) => stems)));
  return { topicsOf, vocabulary };
}

/** `the city` and `cities` are one phrase once they are stems: each is looked for once. */
function distinct(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
}

/** Whether the words hold the phrase in its order, with at most one word between two of its own. */
function inOrder(phrase: readonly string[], words: readonly string[]): boolean {
  return words.some((word, start) => {
    if (word !== phrase[0]) return false;
    let position = start;
    return phrase.slice(1).every((stem) => {
      const next = words.indexOf(stem, position + 1);
      const isNear = next > position && next <= position + 2;
      position = next;
      return isNear;
    });
  });
}

interface SlotValue {
  /** What a visitor may write. */
  said: string;
  /** What content calls it. */
  named: string;
}

function slotsOf(facts: Facts): Record<string, SlotValue[]> {
  const offices = [facts.headquarters, ...facts.agencies, ...facts.abroad.flatMap(({ offices }) => offices)];
  const same = (named: string) => ({ said: named, named });
  return {
    city: offices.flatMap(({ city }) => namesOf(city).map((said) => ({ said, named: city }))),
    country: facts.soon.map(same),
    automationTool: facts.tools.automation.map(same),
    performanceTool: facts.tools.performance.flatMap((named) =>
      toolNamesOf(named).map((said) => ({ said, named })),
    ),
  };
}

/** `Bordeaux (Le Haillan)` is asked for by either name and by what lies around it, `Neuilly-sur-Seine` by its first word. */
function namesOf(city: string): string[] {
  const parts = city
    .split(/[()]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const around = Object.entries(places)
    .map(([name, others]) => [name, ...others])
    .find((names) => names.includes(city));
  return [
    ...new Set([...parts.flatMap((part) => [part, part.split(/-sur-|-en-/)[0] ?? part]), ...(around ?? [])]),
  ];
}

/** `Apache JMeter` is mostly called JMeter. */
function toolNamesOf(tool: string): string[] {
  return [tool, ...tool.split(' ').slice(1)];
}

/** @returns the address of a page without the part of it that is meant */
export function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}
