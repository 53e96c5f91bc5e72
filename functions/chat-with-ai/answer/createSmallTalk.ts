import courtesies from '../../../content/chat/courtesies.json';
import smallTalk from '../../../content/chat/smallTalk.json';
import { alternativesOf } from './alternativesOf.ts';
import { createSpelling } from './createSpelling.ts';
import type { AnswerWords } from './fill.ts';
import { type ChatLanguage, fold } from './stemsOf.ts';

export type SmallTalk = keyof AnswerWords['smallTalk'];

/** What a message says besides its question. */
export interface ReadSmallTalk {
  /** The kind of small talk that the message is and nothing else, if it is. */
  kind: SmallTalk | undefined;
  /** The message without the parts that only greet, thank or say goodbye. */
  rest: string;
}

/** When a message is several at once, it is answered as the first of these: `thanks, and goodbye` is a goodbye. */
const order: readonly SmallTalk[] = ['complaint', 'whoAreYou', 'help', 'goodbye', 'thanks', 'greeting'];

/** What stands around a question without being asked. */
const around: ReadonlySet<SmallTalk> = new Set(['help', 'goodbye', 'thanks', 'greeting']);

/** A part of a message, with the signs that end it; a full stop ends one only before a space, because of `Node.js`. */
const part = /(?:[^.!?,;:؟،؛\n]|[.](?=\S))+[.!?,;:؟،؛\n]*/g;

interface Phrase {
  words: string[];
  /** Undefined for a courtesy, which goes along with any kind. */
  kind: SmallTalk | undefined;
}

type Kinds = readonly (SmallTalk | undefined)[];

/**
 * @param language the language of the messages
 * @returns a function that tells a message's small talk from its question
 */
export function createSmallTalk(language: ChatLanguage): (message: string) => ReadSmallTalk {
  const phrases: Phrase[] = [
    ...order.flatMap((kind) => phrasesOf(smallTalk[kind][language], kind)),
    ...phrasesOf(courtesies[language], undefined),
  ];
  const spell = createSpelling(new Set(phrases.flatMap(({ words }) => words)));
  const beginningWith = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.words;
    beginningWith.set(first, [...(beginningWith.get(first) ?? []), phrase]);
  }

  /** The kinds of phrases that together make up all the words; nothing when some of them belong to none. */
  function kindsIn(words: readonly string[]): Kinds | undefined {
    // From the end, because what follows a phrase must be made up of phrases too, and is looked at once this way.
    const from: (Kinds | undefined)[] = [];
    from[words.length] = [];
    for (let start = words.length - 1; start >= 0; start -= 1) {
      for (const { words: said, kind } of beginningWith.get(words[start] ?? '') ?? []) {
        const rest = from[start + said.length];
        if (!rest || !said.every((word, index) => words[start + index] === word)) continue;
        from[start] = [...new Set([kind, ...rest])];
        break;
      }
    }
    return from[0];
  }

  return (message) => {
    const parts = (message.match(part) ?? []).map((text) => ({
      text,
      kinds: kindsIn(wordsOf(text).map(spell)),
    }));
    const said = new Set(parts.flatMap(({ kinds }) => kinds ?? []));
    const asked = parts.filter(({ kinds }) => !kinds?.every((kind) => !kind || around.has(kind)));
    return {
      kind: parts.every(({ kinds }) => kinds) ? order.find((kind) => said.has(kind)) : undefined,
      rest:
        asked
          .map(({ text }) => text)
          .join('')
          .trim() || message,
    };
  };
}

function phrasesOf(texts: readonly string[], kind: SmallTalk | undefined): Phrase[] {
  return texts.flatMap(alternativesOf).map((text) => ({ words: wordsOf(text), kind }));
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
