import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Resources } from '../../locales/i18next.d.ts';
import { urlOf } from '../../locales/languages.ts';
import { publishedLanguages } from '../../locales/publishedLanguages.ts';
import { readWords } from '../../locales/readWords.ts';
import { contentStore } from '../contentStore.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';

/**
 * Asks the bundled chat function what the site suggests first to ask, and looks for a link to the page that answers it. A bundle
 * that has answered is not asked again.
 *
 * @param folder the folder of the built functions
 * @throws Error that names the language and the answer when it does not answer
 */
export async function assertChatAnswers(folder: string): Promise<void> {
  const questions = publishedLanguages.map((language) => {
    const { suggestions } = readWords<Resources['chatbot']>(language, 'chatbot');
    return { language, message: suggestions.default[0] ?? '' };
  });
  const files = [path.join(folder, 'chat-with-ai/chat.js'), fileURLToPath(import.meta.url)];
  const asked = [...files.map((file) => readFileSync(file)), JSON.stringify(questions)];
  if (contentStore.has('answered', asked)) return;
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
    if (response.ok && answer.includes(`](${urlOf(language, '/services')}`)) continue;
    throw new Error(
      `content/chat/ or locales/${language}/chatAnswers.json  the chat does not answer "${message}", which it suggests: ${answer.slice(0, 200)}`,
    );
  }
  contentStore.note('answered', asked);
}
