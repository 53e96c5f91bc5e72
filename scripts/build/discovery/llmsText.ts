import { company } from '../../../content/company.ts';
import { languageAndPathOf, languageOf } from '../../../locales/languages.ts';
import { ofPage } from '../../check/site/ofPage.ts';
import type { SitePage } from '../../check/site/sitePage.ts';
import { markdownPathOf } from './markdownOf.ts';

/**
 * @param pages the pages that are indexed
 * @param origin scheme and host
 * @returns `llms.txt` (llmstxt.org): what the site is, and the Markdown of each page by language
 */
export function llmsText(pages: readonly SitePage[], origin: string): string {
  const home = pages.find(({ url }) => url === '/');
  const codes = [...new Set(pages.map(({ url }) => languageAndPathOf(url).language))];
  const parts = codes.map((code) => {
    const own = pages.filter(({ url }) => languageAndPathOf(url).language === code);
    return `## ${languageOf(code).name}\n\n${own.map((page) => line(page, origin)).join('\n')}\n`;
  });
  return `# ${company.name}\n\n> ${home ? descriptionOf(home) : ''}\n\n${parts.join('\n')}`;
}

function line(page: SitePage, origin: string): string {
  return `- [${titleOf(page) ?? page.url}](${origin}${markdownPathOf(page.url)}): ${descriptionOf(page)}`;
}

const titleOf = ofPage('titleOf', ({ root }) =>
  root.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim(),
);

const descriptionOf = ofPage(
  'descriptionOf',
  ({ root }) => root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
);
