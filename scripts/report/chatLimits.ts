import { limits } from '../../functions/chat-with-ai/answer/createAnswerer.ts';
import { createChatFunction } from '../../functions/chat-with-ai/createChatFunction.ts';
import {
  type AnsweredQuestion,
  evaluateChat,
  knownQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatKnowledge } from '../serve/loadChatFunction.ts';
import { functionsFolder } from '../siteFolder.ts';

/** What a visitor loses by a wrong answer, by a question refused that a page answers, and by one more click. */
const costs = { wrong: 4, refused: 2, doubt: 1 };

const tried = {
  enough: [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7],
  perhaps: [0.2, 0.25, 0.3, 0.35, 0.38, 0.4, 0.45],
};

/**
 * What each limit of the assistant's confidence costs, while the other one stays as it is. Questions that its topics were tuned on say
 * little: give it a folder of new ones, then add them to the known.
 *
 * @param options.folders where the questions are
 * @returns lines for a person to read
 * @throws Error when the site has not been built
 */
export async function report({
  folders: [folder = knownQuestions],
}: {
  folders: string[];
}): Promise<string[]> {
  const knowledge = await loadChatKnowledge(functionsFolder);
  const lines = [`limit           wrong  refused  doubt  cost (${JSON.stringify(costs)})`];
  for (const [name, values] of Object.entries(tried)) {
    for (const value of values) {
      const chat = createChatFunction({
        knowledge,
        rateLimit: { limit: Number.POSITIVE_INFINITY, windowMs: 1 },
        limits: { ...limits, [name]: value },
      });
      const answered = await evaluateChat(chat, folder);
      const count = (is: (each: AnsweredQuestion) => boolean) => answered.filter(is).length;
      const doubt = count(({ page, isDoubt, isRight }) => isDoubt && (isRight || page === 'outside'));
      const refused = count(
        ({ page, isDoubt, isRefused, isRight }) => (isRefused || isDoubt) && !isRight && page !== 'outside',
      );
      const wrong = count(({ isRight, isDoubt, isRefused }) => !isRight && !isDoubt && !isRefused);
      const cost = costs.wrong * wrong + costs.refused * refused + costs.doubt * doubt;
      lines.push(
        [
          `${name} ${value}`.padEnd(14),
          ...[wrong, refused, doubt, cost].map((each) => String(each).padStart(7)),
        ].join(' '),
      );
    }
  }
  return lines;
}
