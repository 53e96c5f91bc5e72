import path from 'node:path';
import { languages } from '../../content/languages.ts';
import { chatOptionsFrom } from '../../functions/chat-with-ai/chatOptionsFrom.ts';
import {
  type AnsweredQuestion,
  askChat,
  evaluateChat,
  knownQuestions,
  timed,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { createModel } from '../../functions/chat-with-ai/model/createModel.ts';
import { describeWithoutText } from '../../functions/service/describeWithoutText.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { readVariables } from '../settings.ts';
import { functionsFolder } from '../siteFolder.ts';

const unknownCount = 70;
const wordsInSentence = 8;
/**
 * The question that costs the most to answer: the longest message, in as many sentences as are read, of words that are all different and
 * unknown, so that each is looked for with mistakes.
 */
const costliestQuestion = Array.from({ length: unknownCount }, (_, index) => {
  const letters = `${index}`.replace(/./g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
  return letters.padEnd(26, 'zorglubimaxinaturovelation') + ((index + 1) % wordsInSentence === 0 ? '.' : '');
}).join(' ');

/** The number of times that the costliest question is asked. */
const repetitions = 5;

/**
 * Measures how many questions the chat answers correctly, and how fast.
 *
 * @param folders folders with further questions, such as some that must not be in the project
 * @returns lines of totals, without any question: nobody may tune the chat on the unseen ones
 * @throws Error when the site has not been built
 */
export async function report(folders: readonly string[]): Promise<string[]> {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const lines = [
    await modelLine(),
    'Chat answers (over the built site, no model): right page of all, with the fact',
  ];
  for (const folder of [knownQuestions, unseenQuestions, ...folders]) {
    const answered = await evaluateChat(chat, folder);
    lines.push(`  ${path.relative('.', folder)}`);
    for (const [language, ofLanguage = []] of grouped(answered, (each) => each.language)) {
      const kinds = [...grouped(ofLanguage, ({ kind }) => kind), ['all', ofLanguage] as const];
      lines.push(`    ${language}  ${kinds.map(([kind, of]) => `${kind} ${totals(of)}`).join('; ')}`);
    }
    const durations = answered.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const quantile = (share: number) => `${durations[Math.floor(share * durations.length)]?.toFixed(1)} ms`;
    lines.push(`    CPU time: median ${quantile(0.5)}, p95 ${quantile(0.95)}`);
  }
  const times: number[] = [];
  for (const { code } of languages) {
    times.push(await leastCpuTime(() => askChat(chat, costliestQuestion, code)));
  }
  lines.push(
    `  CPU time of a question of ${unknownCount} unknown words, in the slowest language: ${Math.max(...times).toFixed(1)} ms`,
  );
  return lines;
}

/** @returns whether the model of the settings answers, in a line */
async function modelLine(): Promise<string> {
  const { model } = chatOptionsFrom(readVariables());
  if (!model) {
    return 'Model: none. CHAT_MODEL_URL is not set, so the pages answer alone.';
  }
  const name = `Model: ${model.name} at ${new URL(model.url).host}`;
  const start = performance.now();
  try {
    const answers = ['Our offices are open from 9 to 18.', 'Two and two are four.'];
    const choice = { question: 'What are two and two?', previous: undefined, answers };
    const chosen = await createModel(model, () => new Date())(choice, new AbortController().signal);
    const time = `${Math.round(performance.now() - start)} ms`;
    return `${name} answers in ${time}${chosen === answers[1] ? '' : ', but chose the wrong answer of two'}.`;
  } catch (error) {
    return `${name} fails: ${describeWithoutText(error)}.`;
  }
}

/** @returns the least CPU time of several repetitions, in milliseconds: other work of the machine can only add to it */
async function leastCpuTime(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    times.push((await timed(task)).milliseconds);
  }
  return Math.min(...times);
}

function totals(answered: readonly AnsweredQuestion[]): string {
  const count = (test: (each: AnsweredQuestion) => boolean) => answered.filter(test).length;
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
