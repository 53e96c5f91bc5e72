import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { z } from 'zod';
import { languageAndPathOf, languages } from '../../../content/languages.ts';
import { readJsonFile } from '../../../renderer/content/readTextFile.ts';

const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The questions on which the chat's topics and thresholds are tuned. */
export const knownQuestions = folderOf('known');

/** The questions for a fair measurement: nobody reads them, nothing is tuned on them, and only their totals are printed. */
export const unseenQuestions = folderOf('unseen');

/** A language's file: lists of questions by kind. Each question is `page | fact | question` or `page | question`. */
const questionsSchema = z.record(z.string(), z.array(z.string().regex(/^\S+ \| .+/)).min(1));

const answerSchema = z.object({ response: z.string(), source: z.string() });

export interface AnsweredQuestion {
  language: string;
  kind: string;
  /**
   * The expected result:
   * - paths of pages without language, separated by commas
   * - `smallTalk`
   * - `outside`, if the question is outside the site's subject
   */
  page: string;
  /** A regular expression that the answer must match. If it is empty, any answer with an expected page is accepted. */
  fact: string;
  question: string;
  answer: string;
  /**
   * Whether the answer is as expected:
   * - pages: the answer, or the answer to a suggested question, links to one of the pages
   * - `smallTalk`: the chat recognised small talk
   * - `outside`: the chat declined to answer
   */
  isRight: boolean;
  hasFact: boolean;
}

/** Asks the bundled chat function all questions of a folder and judges the answers. The folder has a file for each language. */
export async function evaluateChat(chat: Pick<Hono, 'fetch'>, folder: string): Promise<AnsweredQuestion[]> {
  // The site may lack a language of the folder, and the folder may lack a language of the site.
  const files = languages
    .map(({ code }) => `${code}.json`)
    .filter((file) => existsSync(path.join(folder, file)));
  if (files.length === 0) {
    throw new Error(`${folder} has no file of questions, such as fr.json.`);
  }
  const answered: AnsweredQuestion[] = [];
  for (const file of files) {
    const language = path.basename(file, '.json');
    const kinds = questionsSchema.parse(readJsonFile(path.join(folder, file)));
    const ask = (message: string) => askChat(chat, message, language);
    for (const [kind, rows] of Object.entries(kinds)) {
      for (const row of rows) {
        const [page = '', ...rest] = row.split(' | ');
        const question = rest.pop() ?? '';
        const [fact = ''] = rest;
        const { response: answer, source } = await ask(question);
        const offered = [...answer.matchAll(/\[([^\]]+)\]\(ask:\)/g)].map(([, each = '']) => each);
        // In the answer to a suggested question, only the first link counts.
        const leads = await Promise.all(offered.map(async (each) => pagesIn((await ask(each)).response)[0]));
        const pages = offered.length > 0 ? leads : pagesIn(answer);
        // An answer that declines is not right, although it links to the contact page.
        const isRight =
          page === 'outside'
            ? source === 'unknown'
            : page === 'smallTalk'
              ? source === 'smallTalk'
              : source !== 'unknown' && page.split(',').some((each) => pages.includes(each));
        // Answers contain the no-break spaces of their language. The expected texts contain plain spaces.
        const text = answer.replace(/[\u00a0\u202f]/g, ' ');
        answered.push({
          language,
          kind,
          page,
          fact,
          question,
          answer,
          isRight,
          hasFact: isRight && new RegExp(fact, 'i').test(text),
        });
      }
    }
  }
  return answered;
}

/** `duplex` is needed to send a stream as the body (Fetch standard). TypeScript's `RequestInit` lacks it. */
type QuestionInit = RequestInit & { headers?: Record<string, string>; duplex?: 'half' };

/** @returns a request as a page sends it; a test may pass a message that is not a string, or other headers */
export function requestFor(message: unknown, language: string, { headers, ...init }: QuestionInit = {}) {
  return new Request('https://functions.example/functions/v1/chat-with-ai', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ message, language }),
    ...init,
  });
}

/** @throws Error if the function rejects the request */
export async function askChat(
  chat: Pick<Hono, 'fetch'>,
  message: string,
  language: string,
  init?: QuestionInit,
) {
  return answerSchema.parse(await (await chat.fetch(requestFor(message, language, init))).json());
}

function pagesIn(answer: string): string[] {
  return [...answer.matchAll(/\]\((\/[^)#?]*)/g)].map(([, link = '']) => languageAndPathOf(link).path);
}
