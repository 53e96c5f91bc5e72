import { statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type AnsweredQuestion,
  evaluateChat,
  shareOf,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction, loadChatKnowledge } from '../serve/loadChatFunction.ts';
import { functionsFolder } from '../siteFolder.ts';

/**
 * How well and how fast the chat answers, and how large what it knows is.
 *
 * @returns lines for a person to read
 * @throws Error when the site has not been built
 */
export async function report(): Promise<string[]> {
  const chat = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const lines = [
    'Chat answers (functions/chat-with-ai/evaluation/questions.json, over the built site, no model)',
  ];
  for (const { language, subject, outside, times } of await evaluateChat(chat)) {
    const own = subject.filter(({ ownWords }) => ownWords);
    lines.push(
      `  ${language}  right page ${rate(subject)}; in words of their own ${rate(own)}; fact ${percent(shareOf(subject, ({ hasFact }) => hasFact))}; ` +
        `outside the subject, "I do not know" ${outside.filter(({ isUnknown }) => isUnknown).length} of ${outside.length}`,
      `  ${language}  time in the function: median ${milliseconds(times, 0.5)}, p95 ${milliseconds(times, 0.95)} over ${times.length} questions`,
    );
  }
  for (const { language, pages, passages, ...rest } of await loadChatKnowledge(functionsFolder)) {
    const everything = JSON.stringify({ language, pages, passages, ...rest });
    lines.push(
      `  ${language}  ${pages.length} pages, ${passages.length} passages; ${kilobytes(everything)} (gzip ${(gzipSync(everything).length / 1000).toFixed(0)} kB)`,
    );
  }
  const bundle = path.join(functionsFolder, 'chat-with-ai/chat.js');
  lines.push(`  bundle ${(statSync(bundle).size / 1000).toFixed(0)} kB`);
  return lines;
}

function rate(questions: readonly AnsweredQuestion[]): string {
  const right = questions.filter(({ isRight }) => isRight).length;
  return `${right} of ${questions.length} (${percent(right / questions.length)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}

function milliseconds(times: readonly number[], quantile: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))] ?? 0).toFixed(1)} ms`;
}

function kilobytes(text: string): string {
  return `${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`;
}
