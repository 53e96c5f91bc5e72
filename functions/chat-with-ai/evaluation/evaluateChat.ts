import type { Hono } from 'hono';
import { z } from 'zod';
import { languageAndPathOf } from '../../../content/languages.ts';
import questionsFile from './questions.json';

const subjectSchema = z.strictObject({
  /** The sets were written one after the other; each was measured once before anything was tuned on it. */
  round: z.int().min(1),
  /** The question uses none of the page's words. */
  ownWords: z.literal(true).optional(),
  question: z.string().min(1),
  /** Path that must be linked, without language; any of several. */
  page: z.union([z.string(), z.array(z.string()).min(1)]),
  /** What the answer must hold: a text, or a regular expression between slashes. */
  fact: z.string().min(1),
});

const outsideSchema = z.strictObject({ round: z.int().min(1), question: z.string().min(1) });

const questionsSchema = z.record(
  z.string(),
  z.strictObject({ subject: z.array(subjectSchema), outside: z.array(outsideSchema) }),
);

const answerSchema = z.object({ response: z.string(), source: z.string() });

export interface AnsweredQuestion extends z.output<typeof subjectSchema> {
  answer: string;
  source: string;
  /** Whether the right page is linked, and not by an answer that says it does not know. */
  isRight: boolean;
  /** Whether the answer holds the fact, too. */
  hasFact: boolean;
}

export interface ChatEvaluation {
  language: string;
  subject: AnsweredQuestion[];
  outside: { question: string; answer: string; isUnknown: boolean }[];
  /** Time of each question in the function, in milliseconds. */
  times: number[];
}

/**
 * Asks the chat function all the questions of the set.
 *
 * @param chat the function as the build bundled it, without a limit of questions
 * @returns the answers in each language, judged
 * @throws Error when the set is malformed
 */
export async function evaluateChat(chat: Pick<Hono, 'fetch'>): Promise<ChatEvaluation[]> {
  const questions = questionsSchema.parse(questionsFile);
  const evaluations: ChatEvaluation[] = [];

  for (const [language, { subject, outside }] of Object.entries(questions)) {
    const times: number[] = [];
    const ask = async (message: string) => {
      const request = new Request('http://localhost/functions/v1/chat-with-ai', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, language }),
      });
      const start = performance.now();
      const response = await chat.fetch(request);
      const body: unknown = await response.json();
      times.push(performance.now() - start);
      return answerSchema.parse(body);
    };

    const evaluation: ChatEvaluation = { language, subject: [], outside: [], times };
    for (const question of subject) {
      const { response: answer, source } = await ask(question.question);
      const isRight = source !== 'unknown' && linksTo(answer, question.page);
      evaluation.subject.push({
        ...question,
        answer,
        source,
        isRight,
        hasFact: isRight && holds(answer, question.fact),
      });
    }
    for (const { question } of outside) {
      const { response: answer, source } = await ask(question);
      evaluation.outside.push({ question, answer, isUnknown: source === 'unknown' });
    }
    evaluations.push(evaluation);
  }
  return evaluations;
}

/** @returns the share of the questions that are right, from 0 to 1 */
export function shareOf<Item>(items: readonly Item[], isRight: (item: Item) => boolean): number {
  return items.filter(isRight).length / items.length;
}

function linksTo(answer: string, page: string | readonly string[]): boolean {
  const wanted = [page].flat();
  return [...answer.matchAll(/\]\((\/[^)#]*)/g)].some(([, path = '']) =>
    wanted.includes(languageAndPathOf(path).path),
  );
}

function holds(answer: string, fact: string): boolean {
  const text = answer.replace(/[\u00a0\u202f]/g, ' ');
  const [, source, flags] = /^\/(.*)\/(i?)$/.exec(fact) ?? [];
  return source === undefined ? text.includes(fact) : new RegExp(source, flags).test(text);
}
