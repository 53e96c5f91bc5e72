import type { Contact, Links } from '../chatRequest.ts';
import type { Knowledge, Passage } from '../knowledge.ts';
import { answerWords, fill } from './answerWords.ts';
import { type ChosenPassage, choosePassage } from './choosePassage.ts';
import { createLinker } from './createLinker.ts';
import { withoutFragment } from './createTopics.ts';
import { createUnderstanding, type Understanding } from './createUnderstanding.ts';
import { type FactValues, factValuesOf, officeIn, officeValuesOf } from './factValues.ts';
import { readQuestion } from './readQuestion.ts';
import { sentencesOf } from './sentencesOf.ts';
import { smallTalkOf } from './smallTalkOf.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** What an answer was made from. */
export type AnswerSource = 'facts' | 'pages' | 'smallTalk' | 'unknown';

export interface Answer {
  /** Paragraphs with blank lines between them, lists as lines that begin with `- `, links as `[label](address)`. */
  text: string;
  source: AnswerSource;
  /** The passages that the question is about, best first: what a model is given. */
  passages: Passage[];
}

export interface Asked {
  message: string;
  contact: Contact;
  links: Links;
}

/** Under this share of the question understood, the answer is that there is none. */
const enough = 0.5;

/** A page is named beside the best one when it answers nearly as well. */
const nearlyAsWell = 0.7;
const mostLinks = 3;

/** How many passages a model may be given. */
const mostPassages = 6;

/**
 * Answers questions from the site's own pages.
 *
 * @param knowledge what is known, in one language
 * @param language that language
 * @param now tells the day, because positions close
 * @returns a function from a question to its answer; it keeps nothing of what is asked
 */
export function createAnswerer(
  knowledge: Knowledge,
  language: ChatLanguage,
  now: () => Date,
): (asked: Asked) => Answer {
  const { facts, pages } = knowledge;
  const words = answerWords[language];
  const fixedAnswers: Readonly<Record<string, string>> = words.topics;
  const { understand, retriever } = createUnderstanding(
    knowledge,
    language,
    (topic) => topic in fixedAnswers,
  );

  function openPositions() {
    const today = now().toISOString().slice(0, 10);
    return facts.positions.filter(({ validThrough }) => validThrough >= today);
  }

  /** The sentence of a fact, filled. */
  function factText(
    { fact }: Understanding,
    inputs: Omit<Parameters<typeof factValuesOf>[0], 'positions'>,
  ): string {
    const key = fact?.topic.key ?? '';
    const named = fact?.named;
    const open = openPositions();
    const valuesWith = (positions: typeof open, more: FactValues = {}) => ({
      ...factValuesOf({ ...inputs, positions }),
      ...more,
    });

    if (key === 'positions' || key === 'application') {
      if (open.length === 0) return fill(words.topics.positionsNone, valuesWith(open));
      const there = open.filter(({ city }) => !named || city === named);
      if (there.length === 0)
        return fill(words.topics.positionsElsewhere, valuesWith(open, { city: named ?? '' }));
      return fill(fixedAnswers[key] ?? '', valuesWith(there));
    }
    const office = named && officeIn(facts, named);
    const more = { ...(named ? { country: named } : {}), ...(office ? officeValuesOf(office) : {}) };
    return fill(fixedAnswers[key] ?? '', valuesWith(open, more));
  }

  function answerFrom(understanding: Understanding, asked: Asked): { text: string; source: AnswerSource } {
    const linker = createLinker(pages, language, asked.links);
    const { fact, subjects, question, means } = understanding;
    const more = (addresses: readonly string[]) => {
      const links = linker(addresses).slice(0, mostLinks);
      return links.length > 0 ? [fill(words.more, { links: links.join(', ') })] : [];
    };
    const pathOf = (page: number) => pages[page]?.path ?? '';

    if (fact) {
      const text = factText(understanding, { facts, words, language, pages, contact: asked.contact });
      const besides = subjects.find(({ matched }) =>
        question.subject.some((stem) => matched.has(stem) && !fact.matched.has(stem)),
      );
      const addresses = [fact.topic.page, ...(besides ? [besides.topic.page] : [])];
      const unsaid = addresses.filter((address) => !text.includes(`](${withoutFragment(address)})`));
      return { text: [text, ...more(unsaid)].join('\n\n'), source: 'facts' };
    }
    const [best, ...others] = understanding.pages.filter(({ confidence }) => confidence >= enough);
    const chosen =
      best &&
      choosePassage(
        knowledge.passages.filter(({ page }) => page === best.page),
        question,
        means,
        retriever,
      );
    if (!best || !chosen) {
      const values = factValuesOf({ facts, words, language, pages, contact: asked.contact, positions: [] });
      return { text: fill(words.unknown, values), source: 'unknown' };
    }
    const { fragment } = chosen.passage;
    const addresses = [
      pathOf(best.page) + (fragment && `#${fragment}`),
      ...others.filter(({ rank }) => rank >= nearlyAsWell * best.rank).map(({ page }) => pathOf(page)),
    ];
    return { text: [...paragraphsOf(chosen), ...more(addresses)].join('\n\n'), source: 'pages' };
  }

  return (asked) => {
    const smallTalk = smallTalkOf(asked.message, language);
    if (smallTalk) {
      const values = factValuesOf({ facts, words, language, pages, contact: asked.contact, positions: [] });
      return { text: fill(words.smallTalk[smallTalk], values), source: 'smallTalk', passages: [] };
    }
    const [whole, ...sentences] = sentencesOf(asked.message).map((sentence) =>
      understand(readQuestion(sentence, language)),
    );
    if (!whole)
      throw new Error('A message has at least one sentence: the request schema refuses empty ones.');
    const best =
      whole.confidence >= enough
        ? whole
        : sentences.reduce((one, other) => (other.confidence > one.confidence ? other : one), whole);
    return {
      ...answerFrom(best, asked),
      passages: best.passages.slice(0, mostPassages),
    };
  };
}

/** Paragraphs apart, list items together under their heading, because items alone do not say what they are. */
function paragraphsOf({ passage, lines }: ChosenPassage): string[] {
  const items = lines.filter((line) => line.startsWith('- '));
  const paragraphs = lines.filter((line) => !line.startsWith('- '));
  const [only, ...rest] = items;
  if (only === undefined) return paragraphs;
  if (rest.length === 0 && (paragraphs.length > 0 || /: /.test(only))) return [...paragraphs, only.slice(2)];
  const heading = paragraphs.length === 0 && passage.heading ? `${passage.heading}\n` : '';
  return [...paragraphs, heading + items.join('\n')];
}
