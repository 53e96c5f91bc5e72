import path from 'node:path';
import { chatOptionsFrom } from '../../functions/chat-with-ai/chatOptionsFrom.ts';
import {
  evaluateChat,
  knownQuestions,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { createModel } from '../../functions/chat-with-ai/model/createModel.ts';
import { describeWithoutText } from '../../functions/service/errors.ts';
import { loadChatFunction } from '../serve/createLocalServices.ts';
import { readVariables } from '../settings.ts';
import { functionsFolder } from '../siteFolder.ts';

/** @returns how many questions the chat answers, by language and kind; without the questions, so that nobody tunes the chat to them */
export async function report(furtherFolders: readonly string[]): Promise<string[]> {
  // With this setting alone, the chat has no model, and answers any number of questions.
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const lines = [
    await modelLine(),
    'Chat answers (over the built site, no model): right page of all, with the right content',
  ];
  for (const folder of [knownQuestions, unseenQuestions, ...furtherFolders]) {
    const totals = new Map<string, { all: number; right: number; withFact: number }>();
    for (const { language, kind, isRight, hasFact } of await evaluateChat(chat, folder)) {
      for (const name of [`${language} ${kind}`, `${language} all`]) {
        const { all, right, withFact } = totals.get(name) ?? { all: 0, right: 0, withFact: 0 };
        totals.set(name, {
          all: all + 1,
          right: right + Number(isRight),
          withFact: withFact + Number(hasFact),
        });
      }
    }
    lines.push(`  ${path.relative('.', folder)}`);
    lines.push(
      ...[...totals].map(([name, { all, right, withFact }]) => `    ${name}  ${right}/${all}, ${withFact}`),
    );
  }
  return lines;
}

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
