import smallTalk from '../../../content/chat/smallTalk.json';
import type { AnswerWords } from './answerWords.ts';
import { type ChatLanguage, fold } from './stemsOf.ts';

export type SmallTalk = keyof AnswerWords['smallTalk'];

const kinds = Object.keys(smallTalk) as SmallTalk[];

/**
 * @param message the whole message
 * @param language the language it is taken to be written in
 * @returns the kind of small talk that the message is and nothing else, if it is
 */
export function smallTalkOf(message: string, language: ChatLanguage): SmallTalk | undefined {
  const said = lettersOf(message);
  return kinds.find((kind) => smallTalk[kind][language].some((phrase) => lettersOf(phrase) === said));
}

function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
