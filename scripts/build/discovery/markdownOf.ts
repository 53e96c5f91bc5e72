import { gfm } from '@joplin/turndown-plugin-gfm';
import { parse } from 'node-html-parser';
import TurndownService from 'turndown';
import type { SitePage } from '../../check/site/sitePage.ts';

/** What only a browser needs, or only the eye. */
const left =
  'script, style, template, button, form, dialog, svg, [aria-hidden=true], [data-print=no] > form, [hidden]:not(details *)';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});
turndown.use(gfm);
turndown.addRule('terms', {
  filter: ['dt'],
  replacement: (content) => `\n- ${content.trim()}: `,
});
turndown.addRule('meanings', { filter: ['dd'], replacement: (content) => content.trim() });

/**
 * A page as Markdown, for readers that take no HTML.
 *
 * @param page its document
 * @param origin scheme and host, for its links
 * @returns what its `main` says, after its title, description and address as front matter
 */
export function markdownOf({ url, root }: SitePage, origin: string): string {
  const main = parse(root.querySelector('main')?.innerHTML ?? '');
  // A drawing says what its label says.
  for (const figure of main.querySelectorAll('[role=img]'))
    figure.replaceWith(`<p>${figure.getAttribute('aria-label') ?? ''}</p>`);
  for (const element of main.querySelectorAll(left)) element.remove();
  for (const link of main.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
  const facts = {
    title: root.querySelector('title')?.text ?? '',
    description: root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    url: origin + url,
    language: root.querySelector('html')?.getAttribute('lang') ?? '',
  };
  const matter = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${matter.join('\n')}\n---\n\n${turndown.turndown(main.innerHTML).replaceAll(')[', ') [')}\n`;
}

/** @returns where the Markdown of a page is: its address followed by `.md` */
export function markdownPathOf(url: string): string {
  return `${url === '/' ? '/index' : url}.md`;
}
