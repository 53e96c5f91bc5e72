import type { Element } from 'hast';
import { h } from 'hastscript';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { pathsWithFeed } from '../../../content/pagePaths.ts';
import type { BuildInfo } from '../../content/buildDay.ts';
import type { CaptchaSettings } from '../../content/publicSettings.ts';
import { colours } from '../styles/colours.ts';
import type { JsonLdNode, PageHead, PageIdentity, PageTexts, ShareImage } from './metadata.ts';

export interface HeadInput {
  identity: PageIdentity;
  head: PageHead;
  /** False if the language has no article, and therefore no feed. */
  hasArticles?: boolean;
  /** True if the build is a preview, which search engines must not index. */
  isPreview: boolean;
  /** Given on a page with a form. The captcha reads its public key from the head. */
  captcha?: CaptchaSettings | undefined;
  /** The content security policy. `npm run dev` has none. */
  policy?: string | undefined;
  /** If known, the page names its commit, which helps developers to find out what is deployed. */
  buildInfo?: BuildInfo | undefined;
  /** The inline script that must run before the first paint. */
  bootScript: string;
  stylesheet: string;
  printStylesheetUrl: string;
  font: { href: string; media: string } | undefined;
}

/**
 * @returns the head of a document. Metadata comes first, because search engines and link previews may stop reading early. The head is not
 * rendered by React, because React would move metadata behind scripts and styles. The head must stay small, because the first screen
 * should arrive in one round trip (docs/decisions/009-what-the-first-round-trip-holds.md).
 */
export function createHead(input: HeadInput): Element[] {
  const { head } = input;
  const { language, canonicalPath, url } = input.identity;
  const hasFeed = input.hasArticles !== false && pathsWithFeed.includes(canonicalPath) && head.isIndexed;
  return [
    h('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    h('title', head.title),
    meta('description', head.description),
    ...(head.canonical ? [h('link', { rel: 'canonical', href: head.canonical })] : []),
    ...head.alternates.map((alternate) => h('link', { rel: 'alternate', ...alternate })),
    meta('robots', head.isIndexed && !input.isPreview ? 'max-image-preview:large' : 'noindex'),
    ...openGraphTypeOf(head),
    property('og:site_name', company.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', languageOf(language).ogLocale),
    // The build draws share images only for pages that are indexed (`scripts/build/writeSite.ts`).
    ...(head.isIndexed ? imageOf(head.image) : []),
    ...(input.policy ? [h('meta', { 'http-equiv': 'Content-Security-Policy', content: input.policy })] : []),
    // Cloudflare's Rocket Loader, which delays scripts, skips a script with this attribute.
    h('script', { 'data-cfasync': 'false' }, input.bootScript),
    // Only wide windows use the font, so only they preload it (docs/decisions/004-one-web-font.md).
    ...(input.font ? [h('link', { rel: 'preload', ...input.font, as: 'font', crossorigin: true })] : []),
    h('style', input.stylesheet),
    h('link', { rel: 'stylesheet', href: input.printStylesheetUrl, media: 'print' }),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(input.captcha ? [meta(`${input.captcha.kind}-site-key`, input.captcha.siteKey)] : []),
    meta('theme-color', colours.ink),
    ...(input.buildInfo ? [meta('build', input.buildInfo.commit)] : []),
    // Browsers without SVG icons request /favicon.ico and /apple-touch-icon.png by themselves.
    h('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...(hasFeed
      ? [h('link', { rel: 'alternate', type: 'application/atom+xml', href: urlOf(language, '/feed.xml') })]
      : []),
  ];
}

function imageOf({ url, alt, width, height }: ShareImage): Element[] {
  return [
    property('og:image', url),
    property('og:image:alt', alt),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** @returns the structured data in a script, for the end of the body. Google reads it there too, and it does not delay the first screen. */
export function structuredDataScript(nodes: readonly JsonLdNode[]): Element {
  const content = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // A `</script>` within the JSON must not end the element.
  return h('script', { type: 'application/ld+json' }, content.replaceAll('<', '\\u003c'));
}

/** @returns the page's Open Graph type (ogp.me). An article also has its author and dates, which reader modes show. */
function openGraphTypeOf({ byline }: PageTexts): Element[] {
  if (!byline) {
    return [property('og:type', 'website')];
  }
  const { author, published, modified } = byline;
  return [
    property('og:type', 'article'),
    meta('author', author),
    property('article:published_time', published),
    ...(modified ? [property('article:modified_time', modified)] : []),
  ];
}

function meta(name: string, content: string): Element {
  return h('meta', { name, content });
}

function property(name: string, content: string): Element {
  return h('meta', { property: name, content });
}
