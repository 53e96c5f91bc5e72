import { ServiceError } from '../../service/describeWithoutText.ts';
import type { Answer } from '../answer/createAnswerer.ts';
import type { ChatLanguage } from '../answer/words.ts';
import type { Knowledge } from '../knowledge.ts';
import { askModel, type ModelSettings } from './askModel.ts';
import { createInvention } from './createInvention.ts';
import { passagesFor, promptFor } from './promptFor.ts';

interface ModelQuestion {
  question: string;
  /** The answer made without a model. */
  local: Answer;
  knowledge: Knowledge;
  language: ChatLanguage;
  /** Ends the question early. */
  signal: AbortSignal;
}

/** A model that has failed this often within a minute is left alone for a minute. */
const mostFailures = 3;
const minuteMs = 60_000;

/**
 * Lets a model word the answers.
 *
 * @param settings where to ask
 * @param now tells the time
 * @returns a function from a question to its answer, nothing while the model is left alone; where the model named no page, the links
 *   of the local answer follow. It throws a ServiceError when there is nothing to use
 */
export function createModel(settings: ModelSettings, now: () => Date) {
  const inventions = new Map<ChatLanguage, ReturnType<typeof createInvention>>();
  let failures: number[] = [];
  let aloneUntil = 0;

  function failed(): void {
    const time = now().getTime();
    failures = [...failures.filter((failure) => time - failure < minuteMs), time];
    if (failures.length >= mostFailures) aloneUntil = time + minuteMs;
  }

  return async (asked: ModelQuestion): Promise<string | undefined> => {
    const { question, local, knowledge, language, signal } = asked;
    if (now().getTime() < aloneUntil) return undefined;

    const written = await askModel(settings, promptFor(question, local, knowledge), signal).catch((error) => {
      if (!signal.aborted) failed();
      throw error;
    });
    const text = plain(written);
    if (text === '') throw new ServiceError('the model answered with nothing');
    const inventionIn = inventions.get(language) ?? createInvention(knowledge, language);
    inventions.set(language, inventionIn);
    const sent = passagesFor(local, knowledge).flatMap(({ page, address, heading, text: lines }) => [
      `[${page}](${address})`,
      heading,
      lines,
    ]);
    // Not what was invented: it may repeat what the visitor wrote.
    if (inventionIn(text, [...sent, local.text]))
      throw new ServiceError('the model answered with more than it was sent');
    return text.includes('](/') || !local.readOn ? text : `${text}\n\n${local.readOn}`;
  };
}

/** Paragraphs and `- ` lines: an answer has no other signs of Markdown. */
function plain(written: string): string {
  return written
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:>\s*|#{1,6}\s+)+/, '')
        .replace(/^(?:[*+•–]|\d{1,2}[.)])\s+/, '- ')
        .replace(/\*\*|__|`/g, ''),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
