import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { languageOf } from '../../../content/languages.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';

/**
 * A page as Markdown, for readers that take no HTML.
 *
 * @param content what it says (`contentOf`)
 * @returns the content, after title, description, address and language as front matter, in which YAML reads texts in quotes as JSON does
 */
export function markdownOf({ url, language, head }: BuiltPage, content: Root, origin: string): string {
  const facts = {
    title: head.title,
    description: head.description,
    url: origin + url,
    language: languageOf(language).hreflang,
  };
  const matter = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = toMarkdown(content, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-' });
  return `---\n${matter.join('\n')}\n---\n\n${text}`;
}

/** @returns where the Markdown of a page is: its address followed by `.md`, for the home page `/index.md` */
export function markdownPathOf(url: string): string {
  return `${url === '/' ? '/index' : url}.md`;
}
