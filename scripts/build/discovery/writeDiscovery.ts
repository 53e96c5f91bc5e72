import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SitemapStream, streamToPromise } from 'sitemap';
import { aliases } from '../../../content/aliases.ts';
import { company } from '../../../content/company.ts';
import { defaultLanguage, languageOf, languages } from '../../../content/languages.ts';
import { redirects } from '../../../content/redirects.ts';
import { buildDay } from '../../../renderer/content/buildDay.ts';
import { isCanonical } from '../../../renderer/document/page/builtPage.ts';
import { colours } from '../../../renderer/document/styles/colours.ts';
import type { PageSummary } from '../../pageSummary.ts';
import { loadSettings } from '../../settings.ts';
import {
  headerRules,
  previewRules,
  redirectRules,
  rulesFile,
  type SiteRules,
  withReports,
} from '../hosts/siteRules.ts';
import { type FeedArticle, feeds } from './feeds.ts';
import { markdownPathOf } from './markdownOf.ts';
import { tables } from './tables.ts';

const { origin } = company;

/** Writes the files beside the pages: for search engines, answer engines, feed readers, browsers and hosts. */
export async function writeDiscovery(
  folder: string,
  pages: readonly PageSummary[],
  articles: readonly FeedArticle[],
  isPreview: boolean,
): Promise<void> {
  const indexed = pages.filter(isCanonical);
  const files: Record<string, string | Uint8Array> = {
    ...feeds(articles),
    ...tables(),
    ...(await drawIcons()),
    '/sitemap.xml': await sitemapOf(indexed),
    '/robots.txt': robotsText,
    '/llms.txt': llmsText(indexed),
    ...(company.securityTextExpires > buildDay() && { '/.well-known/security.txt': securityText() }),
    // Proves to IndexNow that whoever sends the key owns the site (indexnow.org, "Documentation").
    [`/${company.indexNowKey}.txt`]: company.indexNowKey,
    [`/${rulesFile}`]: JSON.stringify(rulesFor(folder, pages, isPreview)),
  };
  for (const [url, content] of Object.entries(files)) {
    const file = path.join(folder, url);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function rulesFor(folder: string, pages: readonly PageSummary[], isPreview: boolean): SiteRules {
  const policies = new Set(pages.map(({ policy }) => policy));
  return {
    headers: withReports(isPreview ? previewRules : headerRules, policies, loadSettings().policyReportUrl),
    redirects: redirectRules(aliases, redirects),
    notFound: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll(path.sep, '/')}`)
      .filter((url) => url.endsWith('/404.html'))
      // The deepest comes first (`SiteRules`).
      .sort((one, other) => other.length - one.length || one.localeCompare(other)),
  };
}

/** The sitemap, with alternates (sitemaps.org; Google, "Localized versions"). The date of a page is known only for articles. */
async function sitemapOf(pages: readonly PageSummary[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of pages) {
    const lastmod = page.head.byline?.modified ?? page.head.byline?.published;
    const links = page.head.alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
    stream.write({ url: page.url, links, ...(lastmod && { lastmod }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** `llms.txt` (llmstxt.org): what the site is, and the Markdown of each page by language. */
function llmsText(pages: readonly PageSummary[]): string {
  const home = pages.find(({ url }) => url === '/');
  const codes = [...new Set(pages.map(({ language }) => language))];
  const parts = codes.map((code) => {
    const lines = pages
      .filter(({ language }) => language === code)
      .map(
        ({ url, heading, head }) =>
          `- [${heading || url}](${origin}${markdownPathOf(url)}): ${head.description}\n`,
      );
    return `## ${languageOf(code).name}\n\n${lines.join('')}`;
  });
  return `# ${company.name}\n\n> ${home?.head.description ?? ''}\n\n${parts.join('\n')}`;
}

/** `security.txt` (RFC 9116). An expired file is not published (2.5.5). `npm run check` reports the expiry. */
function securityText(): string {
  const offered = languages.filter(({ offered }) => offered).map(({ hreflang }) => hreflang);
  return `Contact: mailto:${company.securityEmail}
Expires: ${company.securityTextExpires}T00:00:00.000Z
Preferred-Languages: ${offered.join(', ') || defaultLanguage}
Canonical: ${origin}/.well-known/security.txt
`;
}

/** Crawlers of assistants and answer engines, by the names in their owners' documentation. */
const answerEngines =
  'Amazonbot Applebot-Extended CCBot ChatGPT-User Claude-SearchBot Claude-User ClaudeBot DuckAssistBot GPTBot Google-Extended MistralAI-User OAI-SearchBot PerplexityBot Perplexity-User'.split(
    ' ',
  );

/** Lets every crawler read everything (RFC 9309), and welcomes answer engines by name. A `robots` meta element can prevent indexing. */
const robotsText = `User-agent: *
Allow: /

# Answer engines are welcome to read and to quote, with a link to the page.
# Each page also comes as Markdown, at its address followed by .md: ${origin}/llms.txt lists them.
${answerEngines.map((name) => `User-agent: ${name}\n`).join('')}Allow: /

Sitemap: ${origin}/sitemap.xml
`;

const iconSource = 'public/favicon.svg';
/** The width of the SVG in pixels, at sharp's default density of 72 dots an inch. */
const iconSourceWidth = 26;

/** @returns the logo in the sizes that browsers, phones and search engines ask for, by URL; `flatten` fills the corners of the SVG */
async function drawIcons(): Promise<Record<string, Uint8Array>> {
  const svg = readFileSync(iconSource);
  const draw = (size: number) =>
    sharp(svg, { density: (72 * size) / iconSourceWidth })
      .resize(size)
      .flatten({ background: colours.ink })
      .png({ palette: true })
      .toBuffer();
  return {
    // For browsers without SVG icons. It may be a PNG, because browsers detect the format by the first bytes (MIME Sniffing, 6.1).
    '/favicon.ico': await draw(32),
    '/apple-touch-icon.png': await draw(180),
    // The company's logo in the structured data.
    '/icon-512.png': await draw(512),
  };
}
