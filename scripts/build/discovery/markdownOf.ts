import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { languageOf } from '../../../content/languages.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';

const writer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .use({ settings: { bullet: '-' } })
  .freeze();

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
  return `---\n${matter.join('\n')}\n---\n\n${writer.stringify(content)}`;
}

/** @returns where the Markdown of a page is: its address followed by `.md`, for the home page `/index.md` */
export function markdownPathOf(url: string): string {
  return `${url === '/' ? '/index' : url}.md`;
}
