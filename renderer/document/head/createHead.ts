import type { Element } from 'hast';
import { h } from 'hastscript';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { pathsWithFeed } from '../../../content/pagePaths.ts';
import type { BuildInfo } from '../../content/buildDay.ts';
import type { CaptchaSettings } from '../../content/publicSettings.ts';
import { colours } from '../styles/colours.ts';
import type { JsonLdNode, PageHead, PageIdentity, PageTexts, ShareImage } from './metadata.ts';

export interface HeadInput {
  identity: PageIdentity;
  head: PageHead;
  siteName: string;
  /** False where the language has no article, and so no feed. */
  hasArticles?: boolean;
  /** The build is a preview: no document of it is for search engines. */
  isPreview: boolean;
  /** On a page with a form: the captcha reads its public key there. */
  captcha?: CaptchaSettings | undefined;
  /** The content security policy; `npm run dev` enforces none. */
  policy?: string | undefined;
  /** What the build is made of, where it is known: who reads a page knows whether a change is out. */
  buildInfo?: BuildInfo | undefined;
  /** Inline script that must run before the first paint. */
  bootScript: string;
  stylesheet: string;
  printStylesheetUrl: string;
  font: { href: string; media: string } | undefined;
}

/**
 * Writes the head of a document; what search engines and link previews look for comes first, because they may stop early. React would move
 * it behind scripts and styles, and the first kilobytes are counted (docs/decisions/009-what-the-first-round-trip-holds.md).
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
    meta('robots', head.canonical && !input.isPreview ? 'max-image-preview:large' : 'noindex'),
    ...openGraphTypeOf(head),
    property('og:site_name', input.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', languageOf(language).ogLocale),
    ...(head.isIndexed ? pictureOf(head.image) : []),
    ...(input.policy ? [h('meta', { 'http-equiv': 'Content-Security-Policy', content: input.policy })] : []),
    // A proxy that makes scripts late (Cloudflare's Rocket Loader) leaves out what bears this attribute.
    h('script', { 'data-cfasync': 'false' }, input.bootScript),
    // Only wide windows fetch the font, so only they preload it (docs/decisions/004-one-web-font.md).
    ...(input.font ? [h('link', { rel: 'preload', ...input.font, as: 'font', crossorigin: true })] : []),
    h('style', input.stylesheet),
    h('link', { rel: 'stylesheet', href: input.printStylesheetUrl, media: 'print' }),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(input.captcha ? [meta(`${input.captcha.kind}-site-key`, input.captcha.siteKey)] : []),
    meta('theme-color', colours.ink),
    ...(input.buildInfo ? [meta('build', `${input.buildInfo.commit} ${input.buildInfo.time}`)] : []),
    // Browsers that read no SVG ask for /favicon.ico and /apple-touch-icon.png by themselves.
    h('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...(hasFeed
      ? [h('link', { rel: 'alternate', type: 'application/atom+xml', href: urlOf(language, '/feed.xml') })]
      : []),
  ];
}

function pictureOf({ url, alt, width, height }: ShareImage): Element[] {
  return [
    property('og:image', url),
    property('og:image:alt', alt),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** @returns its element, for the end of the body: Google reads it there too, and it does not delay the first screen */
export function structuredDataScript(nodes: readonly JsonLdNode[]): Element {
  const content = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Nothing in it may end the script element.
  return h('script', { type: 'application/ld+json' }, content.replaceAll('<', '\\u003c'));
}

/** @returns the page's Open Graph type (ogp.me), with the author and the dates of an article, which reader modes show */
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
