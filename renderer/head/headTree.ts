import type { Element } from 'hast';
import { h } from 'hastscript';
import type { HeadElement } from './createHead.ts';

/**
 * @param elements the head as data
 * @returns its elements in the tree of the document
 * @throws Error when a raw text element would be closed by its own content, or not be closed at all
 *   (HTML standard, "Raw text elements" and "Restrictions for contents of script elements")
 */
export function headTree(elements: readonly HeadElement[]): Element[] {
  return elements.map(({ tag, attributes = {}, content }) => {
    if (content !== undefined) {
      assertHarmless(tag, content);
    }
    return h(tag, attributes, content);
  });
}

function assertHarmless(tag: HeadElement['tag'], content: string): void {
  if (tag !== 'script' && tag !== 'style') {
    return;
  }
  if (content.toLowerCase().includes(`</${tag}`)) {
    throw new Error(
      `A <${tag}> of the head holds "</${tag}", which would end it. Escape it where the content is made.`,
    );
  }
  if (tag === 'script' && content.includes('<!--')) {
    throw new Error(
      'A <script> of the head holds "<!--", which would hide its end. Escape it where the content is made.',
    );
  }
}
