import { asSentences } from '../../../renderer/i18n/asSentences.ts';

/** A piece of a line: text, a safe link, or a question that the visitor may choose. */
export type AnswerSpan = { text: string; href?: string; isQuestion?: boolean };
export type AnswerBlock =
  | { kind: 'paragraph'; spans: AnswerSpan[] }
  | { kind: 'list'; items: AnswerSpan[][] };

const listMark = /^\s*[-*•]\s+/;
/** A Markdown link. The lengths are limited, so that a text full of brackets is parsed in linear time. */
const link = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Parses an answer into paragraphs and lists. Only a safe Markdown link becomes a link. `[text](ask:)` becomes a question. */
export function answerBlocks(answer: string): AnswerBlock[] {
  return answer
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .flatMap(blocksOfPart);
}

/** @returns the blocks of the lines between two blank lines. Adjacent list items form one list. Other adjacent lines form one paragraph */
function blocksOfPart(part: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const line of part.split('\n').filter((each) => each.trim() !== '')) {
    const last = blocks.at(-1);
    if (listMark.test(line)) {
      const item = spansOf(line.replace(listMark, ''));
      if (last?.kind === 'list') {
        last.items.push(item);
      } else {
        blocks.push({ kind: 'list', items: [item] });
      }
    } else if (last?.kind === 'paragraph') {
      last.spans.push({ text: '\n' }, ...spansOf(line.trim()));
    } else {
      blocks.push({ kind: 'paragraph', spans: spansOf(line.trim()) });
    }
  }
  return blocks;
}

function spansOf(line: string): AnswerSpan[] {
  const spans: AnswerSpan[] = [];
  let end = 0;
  for (const match of line.matchAll(link)) {
    const [whole, label = '', target = ''] = match;
    if (match.index > end) {
      spans.push({ text: line.slice(end, match.index) });
    }
    const href = safeHref(target);
    if (target === 'ask:') {
      spans.push({ text: label, isQuestion: true });
    } else {
      spans.push(href ? { text: label, href } : { text: label });
    }
    end = match.index + whole.length;
  }
  if (end < line.length) {
    spans.push({ text: line.slice(end) });
  }
  return spans;
}

/** @returns the target if it is a path of this site (not `//host` or `/\host`), or a `mailto:` or `tel:` URL without parameters */
function safeHref(target: string): string | undefined {
  if (/^\/(?![/\\])[\w\-./~%]*(?:[?#][\w\-./~%=&+?#]*)?$/.test(target)) {
    return target;
  }
  if (/^mailto:[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u.test(target)) {
    return target;
  }
  if (/^tel:\+?[\d-]{3,20}$/.test(target)) {
    return target;
  }
  return undefined;
}

/** @returns an answer as one text for a screen reader, without list markers and link URLs */
export function spokenAnswer(answer: string): string {
  return asSentences(
    answerBlocks(answer)
      .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
      .map((spans) => spans.map(({ text }) => text).join('')),
  );
}
