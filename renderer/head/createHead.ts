import type { BlogPosting } from 'schema-dts';
import { defaultLanguage, type LanguageCode, languageOf, urlOf } from '../../content/languages.ts';
import { pathsWithFeed } from '../../content/pagePaths.ts';
import { colours } from '../styles/colours.ts';
import type { JsonLdNode, PageIdentity, PageWords } from './metadata.ts';

/** One element of `<head>` as data. A value of `true` is an attribute without value. */
export interface HeadElement {
  tag: 'meta' | 'title' | 'link' | 'script' | 'style';
  attributes?: Record<string, string | true>;
  content?: string;
}

/** The picture that link previews show. */
export interface ShareImage {
  /** Absolute. */
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** The metadata of a page, for search engines and link previews. Addresses are absolute. */
export interface PageHead extends PageWords {
  /** The canonical URL. A page that is not indexed has none: search engines keep no address of it. */
  canonical?: string;
  /** The same page in each language that it exists in, and `x-default`; none of a page that is not indexed. */
  alternates: readonly { hreflang: string; href: string }[];
  isIndexed: boolean;
  image: ShareImage;
}

/**
 * @param words of the page, in its language
 * @param image the picture that link previews show
 * @returns what the head of a page says, as data
 */
export function pageHeadOf(
  { language, languages, canonicalPath, origin }: PageIdentity,
  words: PageWords,
  image: ShareImage,
  isIndexed: boolean,
): PageHead {
  // Search engines and previews show the signs that keep figures apart between Arabic words (U+2066 to U+2069) as boxes.
  const description = words.description.replaceAll(/[\u2066-\u2069]/g, '');
  const absolute = (code: LanguageCode) => origin + urlOf(code, canonicalPath);
  const head = { ...words, description, image };
  if (!isIndexed) {
    return { ...head, isIndexed, alternates: [] };
  }
  return {
    ...head,
    isIndexed,
    canonical: absolute(language),
    alternates: [
      ...languages.map((code) => ({ hreflang: languageOf(code).hreflang, href: absolute(code) })),
      { hreflang: 'x-default', href: absolute(defaultLanguage) },
    ],
  };
}

export interface HeadInput {
  identity: PageIdentity;
  head: PageHead;
  siteName: string;
  /** The build is a preview: no document of it is for search engines. */
  isPreview: boolean;
  structuredData: readonly JsonLdNode[];
  /** The captcha's public key, on a page with a form that asks for a token. */
  captchaSiteKey?: string | undefined;
  /** The content security policy; `npm run dev` enforces none. */
  policy?: string | undefined;
  /** Inline script that must run before the first paint. */
  bootScript: string;
  /** The whole stylesheet. */
  stylesheet: string;
  /** Address of the sheet that only printers need. */
  printStylesheetUrl: string;
  /** The display font, where headings are set in it. */
  font: { url: string; media: string } | undefined;
}

/**
 * The head of a document as its elements: pure, so that it can be tested without rendering.
 *
 * @param input what the page says of itself
 * @returns them in the order they are written: what search engines and link previews look for comes first, because they may stop early
 */
export function createHead(input: HeadInput): HeadElement[] {
  const { head } = input;
  const { language, languages, canonicalPath, url } = input.identity;
  const others = languages.filter((code) => code !== language);

  const identity: HeadElement[] = head.canonical
    ? [
        { tag: 'link', attributes: { rel: 'canonical', href: head.canonical } },
        ...head.alternates.map(alternate),
        meta('robots', input.isPreview ? 'noindex' : 'max-image-preview:large'),
      ]
    : [meta('robots', 'noindex')];

  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    meta('viewport', 'width=device-width, initial-scale=1'),
    { tag: 'title', content: head.title },
    meta('description', head.description),
    ...identity,
    ...openGraphTypeOf(input.structuredData),
    property('og:site_name', input.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', languageOf(language).ogLocale),
    ...others.map((code) => property('og:locale:alternate', languageOf(code).ogLocale)),
    ...(head.isIndexed ? pictureOf(head.image) : []),
    ...(input.policy
      ? [
          {
            tag: 'meta',
            attributes: { 'http-equiv': 'Content-Security-Policy', content: input.policy },
          } as const,
        ]
      : []),
    { tag: 'script', content: input.bootScript },
    ...preloadOf(input.font),
    { tag: 'style', content: input.stylesheet },
    { tag: 'link', attributes: { rel: 'stylesheet', href: input.printStylesheetUrl, media: 'print' } },
    meta('keywords', head.keywords),
    ...(input.captchaSiteKey ? [meta('recaptcha-site-key', input.captchaSiteKey)] : []),
    meta('theme-color', colours.ink),
    // Browsers that read no SVG ask for /favicon.ico and /apple-touch-icon.png by themselves.
    { tag: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    ...(pathsWithFeed.includes(canonicalPath) && head.isIndexed
      ? [
          {
            tag: 'link',
            attributes: {
              rel: 'alternate',
              type: 'application/atom+xml',
              href: urlOf(language, '/feed.xml'),
            },
          } as const,
        ]
      : []),
  ];
}

function pictureOf({ url, alt, width, height }: ShareImage): HeadElement[] {
  return [
    property('og:image', url),
    property('og:image:alt', alt),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/**
 * @param nodes the graph of a page
 * @returns its element, for the end of the body: Google reads it there too, and it does not delay the first screen
 */
export function structuredDataScript(nodes: readonly JsonLdNode[]): HeadElement {
  const content = jsonForScript({ '@context': 'https://schema.org', '@graph': nodes });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, content };
}

/** @returns the page's Open Graph type (ogp.me): an article where its structured data describe one */
function openGraphTypeOf(nodes: readonly JsonLdNode[]): HeadElement[] {
  const article = nodes.find((node): node is BlogPosting => node['@type'] === 'BlogPosting');
  if (!article) {
    return [property('og:type', 'website')];
  }
  return [
    property('og:type', 'article'),
    ...Object.entries({ published: article.datePublished, modified: article.dateModified }).flatMap(
      ([name, date]) => (typeof date === 'string' ? [property(`article:${name}_time`, date)] : []),
    ),
  ];
}

/** Only wide windows fetch the font, so only they preload it (docs/decisions/004-one-web-font.md). */
function preloadOf(font: HeadInput['font']): HeadElement[] {
  if (!font) {
    return [];
  }
  const { url, media } = font;
  const attributes = {
    rel: 'preload',
    href: url,
    as: 'font',
    crossorigin: true,
    media,
  } as const;
  return [{ tag: 'link', attributes }];
}

function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

function alternate({ hreflang, href }: PageHead['alternates'][number]): HeadElement {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The picture of a page in link previews, which the build draws (`scripts/build/discovery/drawShareImage.tsx`) in the size that the
 * Open Graph's readers ask for.
 *
 * @param title what the picture says
 */
export function shareImageOf({ origin, language, canonicalPath }: PageIdentity, title: string): ShareImage {
  const file = urlOf(language, canonicalPath === '/' ? '/home' : canonicalPath);
  return { url: `${origin}/share${file}.png`, alt: title, width: 1200, height: 630 };
}
