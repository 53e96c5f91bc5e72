import type { HeadElement } from './createHead.ts';

const voidTags: readonly HeadElement['tag'][] = ['meta', 'link'];
const rawTextTags: readonly HeadElement['tag'][] = ['script', 'style'];

/**
 * @param elements the head as data
 * @returns its HTML
 * @throws Error when a raw text element would be closed by its own content, or not be closed at all
 *   (HTML standard, "Raw text elements" and "Restrictions for contents of script elements")
 */
export function renderHead(elements: HeadElement[]): string {
  return elements.map(renderElement).join('');
}

function renderElement({ tag, attributes = {}, content = '' }: HeadElement): string {
  const start = `<${tag}${Object.entries(attributes).map(renderAttribute).join('')}>`;
  if (voidTags.includes(tag)) return start;
  if (!rawTextTags.includes(tag)) return `${start}${escapeText(content)}</${tag}>`;
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
  return `${start}${content}</${tag}>`;
}

function renderAttribute([name, value]: [string, string | true]): string {
  return value === true ? ` ${name}` : ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
