import { publishedLanguages } from '../../content/builtLanguages.ts';
import { urlOf } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { readWords } from '../../locales/readWords.ts';
import { site } from '../../site.config.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';

/**
 * Asks the bundled chat function what the site suggests first to ask, and looks for a link to the page that answers it.
 *
 * @throws Error that names the language and the answer when it does not answer
 */
export async function assertChatAnswers(folder: string): Promise<void> {
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
    if (response.ok && answer.includes(`](${urlOf(language, site.firstAnswer)}`)) continue;
    throw new Error(
      `content/chat/ or locales/${language}/chatAnswers.json  the chat does not answer "${message}", which it suggests: ${answer.slice(0, 200)}`,
    );
  }
}
