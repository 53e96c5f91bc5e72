import { gfm } from '@joplin/turndown-plugin-gfm';
import type { HTMLElement } from 'node-html-parser';
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
export function markdownOf({ url, html, root }: SitePage, origin: string): string {
  const facts = {
    title: root.querySelector('title')?.text ?? '',
    description: root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    url: origin + url,
    language: root.querySelector('html')?.getAttribute('lang') ?? '',
  };
  const matter = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const main = root.querySelector('main');
  const text = main ? turndown.turndown(readable(main, html, origin)) : '';
  return `---\n${matter.join('\n')}\n---\n\n${text.replaceAll(')[', ') [')}\n`;
}

/** The HTML of a part without what is left out, cut from its document as text: to change a tree of it would take another one. */
function readable(part: HTMLElement, html: string, origin: string): string {
  const kept: string[] = [];
  let [end] = part.range;
  for (const element of part.querySelectorAll(`${left}, [role=img]`)) {
    const [from, to] = element.range;
    if (from < end) continue;
    kept.push(html.slice(end, from));
    // A drawing says what its label says.
    if (element.getAttribute('role') === 'img')
      kept.push(`<p>${element.getAttribute('aria-label') ?? ''}</p>`);
    end = to;
  }
  kept.push(html.slice(end, part.range[1]));
  return kept.join('').replaceAll(/(<a\b[^>]* href=")(?=\/)/g, `$1${origin}`);
}

/** @returns where the Markdown of a page is: its address followed by `.md` */
export function markdownPathOf(url: string): string {
  return `${url === '/' ? '/index' : url}.md`;
}
