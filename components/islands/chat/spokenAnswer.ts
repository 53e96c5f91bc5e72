import { asSentences } from '../../../renderer/i18n/asSentences.ts';
import { answerBlocks } from './answerBlocks.ts';

/**
 * @param answer the text of the assistant
 * @returns the same as one text for a screen reader, without marks of lists and addresses of links
 */
export function spokenAnswer(answer: string): string {
  return asSentences(
    answerBlocks(answer)
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
      .map((spans) => spans.map(({ text }) => text).join('')),
  );
}
