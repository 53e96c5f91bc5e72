import { company } from '../../../content/company.ts';
import { languageOf } from '../../../content/languages.ts';
import type { PageFacts } from '../../pageFacts.ts';
import { markdownPathOf } from './markdownOf.ts';

/**
 * @param pages the pages that are indexed
 * @param origin scheme and host
 * @returns `llms.txt` (llmstxt.org): what the site is, and the Markdown of each page by language
 */
export function llmsText(pages: readonly PageFacts[], origin: string): string {
  const home = pages.find(({ url }) => url === '/');
  const codes = [...new Set(pages.map(({ language }) => language))];
  const parts = codes.map((code) => {
    const own = pages.filter(({ language }) => language === code);
    return `## ${languageOf(code).name}\n\n${own.map((page) => line(page, origin)).join('\n')}\n`;
  });
  return `# ${company.name}\n\n> ${home?.head.description ?? ''}\n\n${parts.join('\n')}`;
}

function line({ url, heading, head }: PageFacts, origin: string): string {
  return `- [${heading || url}](${origin}${markdownPathOf(url)}): ${head.description}`;
}
