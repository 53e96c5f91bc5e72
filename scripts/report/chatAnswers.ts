import path from 'node:path';
import { languages } from '../../content/languages.ts';
import {
  type AnsweredQuestion,
  askChat,
  evaluateChat,
  knownQuestions,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { functionsFolder } from '../siteFolder.ts';

/** The most costly question: each of its words could be a misspelt known one, and it fills the longest message. */
const unknownCount = 70;
const unknownWords = Array.from({ length: unknownCount }, (_, index) =>
  `${index}`
    .replace(/./g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
    .padEnd(27, 'zorglubimaxinaturovelation'),
).join(' ');

/**
 * Measures how many questions the chat answers rightly, and how fast.
 *
 * @param folders folders of more questions, beside those of the project
 * @returns lines for a person to read: totals, never a question
 * @throws Error when the site has not been built
 */
export async function report(folders: readonly string[]): Promise<string[]> {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const lines = ['Chat answers (over the built site, no model): right page, fact, of which in doubt'];
  for (const folder of [knownQuestions, unseenQuestions, ...folders]) {
    const answered = await evaluateChat(chat, folder);
    lines.push(`  ${path.relative('.', folder)}`);
    for (const [language, ofLanguage = []] of grouped(answered, (each) => each.language)) {
      const kinds = [...grouped(ofLanguage, ({ kind }) => kind), ['all', ofLanguage] as const];
      lines.push(`    ${language}  ${kinds.map(([kind, of]) => `${kind} ${totals(of)}`).join('; ')}`);
    }
    const times = answered.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const quantile = (share: number) => `${times[Math.floor(share * times.length)]?.toFixed(1)} ms`;
    lines.push(`    time in the function: median ${quantile(0.5)}, p95 ${quantile(0.95)}`);
  }
  const times: number[] = [];
  for (const { code } of languages) {
    const start = performance.now();
    await askChat(chat, unknownWords, code);
    times.push(performance.now() - start);
  }
  lines.push(`  a question of ${unknownCount} unknown words: at most ${Math.max(...times).toFixed(1)} ms`);
  return lines;
}

function totals(answered: readonly AnsweredQuestion[]): string {
  const count = (is: (each: AnsweredQuestion) => boolean) => answered.filter(is).length;
  const doubts = count(({ isRight, isDoubt }) => isRight && isDoubt);
  return `${count(({ isRight }) => isRight)}/${answered.length}, ${count(({ hasFact }) => hasFact)}${doubts > 0 ? `, ${doubts}` : ''}`;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
}
