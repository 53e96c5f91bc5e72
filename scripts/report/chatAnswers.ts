import path from 'node:path';
import { languages } from '../../content/languages.ts';
import {
  type AnsweredQuestion,
  askChat,
  evaluateChat,
  knownQuestions,
  timed,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { functionsFolder } from '../siteFolder.ts';

/**
 * A question as costly as one may be. It fills the longest message with words that may each be a known one with mistakes, in as many
 * sentences as are read.
 */
const unknownCount = 70;
const wordsInSentence = 8;
const unknownWords = Array.from({ length: unknownCount }, (_, index) => {
  const letters = `${index}`.replace(/./g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
  return letters.padEnd(26, 'zorglubimaxinaturovelation') + ((index + 1) % wordsInSentence === 0 ? '.' : '');
}).join(' ');

/** Of each question whose time in the processor is measured. */
const repetitions = 5;

/**
 * Measures how many questions the chat answers rightly, and how fast.
 *
 * @param folders folders of more questions, beside those of the project
 * @returns lines for a person to read: totals, never a question
 * @throws Error when the site has not been built
 */
export async function report(folders: readonly string[]): Promise<string[]> {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const lines = ['Chat answers (over the built site, no model): right page, fact'];
  for (const folder of [knownQuestions, unseenQuestions, ...folders]) {
    const answered = await evaluateChat(chat, folder);
    lines.push(`  ${path.relative('.', folder)}`);
    for (const [language, ofLanguage = []] of grouped(answered, (each) => each.language)) {
      const kinds = [...grouped(ofLanguage, ({ kind }) => kind), ['all', ofLanguage] as const];
      lines.push(`    ${language}  ${kinds.map(([kind, of]) => `${kind} ${totals(of)}`).join('; ')}`);
    }
    const times = answered.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const quantile = (share: number) => `${times[Math.floor(share * times.length)]?.toFixed(1)} ms`;
    lines.push(`    processor time: median ${quantile(0.5)}, p95 ${quantile(0.95)}`);
  }
  const times: number[] = [];
  for (const { code } of languages) {
    times.push(await leastTime(() => askChat(chat, unknownWords, code)));
  }
  lines.push(
    `  a question of ${unknownCount} unknown words: at most ${Math.max(...times).toFixed(1)} ms of processor`,
  );
  return lines;
}

/** @returns the least of several repetitions, in milliseconds: what else the machine does adds to the others */
async function leastTime(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    times.push((await timed(task)).milliseconds);
  }
  return Math.min(...times);
}

function totals(answered: readonly AnsweredQuestion[]): string {
  const count = (is: (each: AnsweredQuestion) => boolean) => answered.filter(is).length;
  const doubts = count(({ isRight, isDoubt }) => isRight && isDoubt);
  const declined = count(({ isRight, isRefused }) => !isRight && isRefused);
  return [
    `${count(({ isRight }) => isRight)}/${answered.length}`,
    count(({ hasFact }) => hasFact),
    ...(doubts > 0 ? [`${doubts} in doubt`] : []),
    ...(declined > 0 ? [`${declined} declined`] : []),
  ].join(', ');
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
}
