import path from 'node:path';
import { publishedLanguages } from '../../content/builtLanguages.ts';
import { urlOf } from '../../content/languages.ts';
import { addKnowledge } from '../../functions/chat-with-ai/buildChatFunction.ts';
import { chatKnowledge, type ReadPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { readWords } from '../../locales/readWords.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';

interface ChatInput {
  /** What it reads of the pages that are indexed. */
  read: readonly ReadPage[];
  /** Where the page is that the first question leads to. */
  firstAnswer: string;
}

/**
 * Writes what the chat knows into its function.
 *
 * @param folder where functions are bundled
 * @throws Error that names the language and the answer where it does not answer the first question that the site suggests
 */
export async function writeChat(folder: string, { read, firstAnswer }: ChatInput): Promise<void> {
  addKnowledge(path.join(folder, 'chat-with-ai'), chatKnowledge(read));
  await assertChatAnswers(folder, firstAnswer);
}

async function assertChatAnswers(folder: string, firstAnswer: string): Promise<void> {
  const questions = publishedLanguages.map((language) => {
    const { suggestions } = readWords<Resources['chatbot']>(language, 'chatbot');
    return { language, message: suggestions.default[0] ?? '' };
  });
  const chat = await loadChatFunction(folder, {});
  for (const { language, message } of questions) {
    const response = await chat.fetch(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, language }),
      }),
    );
    const answer = await response.text();
    if (response.ok && answer.includes(`](${urlOf(language, firstAnswer)}`)) continue;
    throw new Error(
      `content/chat/ or locales/${language}/chatAnswers.json  the chat does not answer "${message}", which it suggests: ${answer.slice(0, 200)}`,
    );
  }
}
