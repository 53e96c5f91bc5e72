import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { globSync } from 'tinyglobby';

/** A document of the built site. */
export interface SitePage {
  /** Its address: `/en/careers`. */
  url: string;
  html: string;
  root: HTMLElement;
  /** What a host sends: its `.br` file; empty where the host compresses itself. */
  compressed: Uint8Array;
}

/** What was built, as a browser meets it. */
export interface Site {
  pages: readonly SitePage[];
  /** The address of every other file: `/favicon.svg`. */
  files: ReadonlySet<string>;
}

/**
 * @param folder the built site, compressed or not
 * @param pages its documents, where they have been read already
 * @returns its documents in the order of their addresses, and the addresses of its files
 * @throws Error when some documents were compressed and others not
 */
export function readSite(folder: string, pages = readPages(folder)): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const isCompressed = names.includes('index.html.br');
  const compressed = new Map(
    names
      .filter((name) => isCompressed && name.endsWith('.html'))
      .map((name) => [urlOfFile(name), readFileSync(path.join(folder, `${name}.br`))]),
  );
  return {
    pages: pages.map((page) => ({ ...page, compressed: compressed.get(page.url) ?? page.compressed })),
    files: new Set(names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)),
  };
}

/**
 * @param url the address of a document
 * @param html its content
 * @param compressed what a host sends of it
 */
export function sitePage(url: string, html: string, compressed: Uint8Array = new Uint8Array()): SitePage {
  return { url, html, root: parse(html, { comment: false }), compressed };
}

/**
 * @param folder a site that is being built
 * @returns its documents in the order of their addresses, without what a host sends of them
 */
export function readPages(folder: string): SitePage[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((name) => sitePage(urlOfFile(name), readFileSync(path.join(folder, name), 'utf8')));
}

/** @returns whether the page is for search engines, under the address that it names */
export function isCanonical(page: SitePage): boolean {
  return !isHidden(page) && canonicalOf(page) === page.url;
}

/** Every host answers `/en/careers` with `en/careers.html`, and a folder with its `index.html`. */
function urlOfFile(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}

/** @returns whether search engines are asked to leave the page out */
export function isHidden({ root }: SitePage): boolean {
  return root.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex') ?? false;
}

/** @returns what the page names as its canonical address, without host; nothing where it names none */
export function canonicalOf({ root }: SitePage): string | undefined {
  const href = root.querySelector('link[rel=canonical]')?.getAttribute('href');
  return href && URL.canParse(href) ? pathOf(new URL(href)) : undefined;
}

/** @returns path, query and fragment of a URL */
export function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
