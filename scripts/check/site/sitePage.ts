import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { globSync } from 'tinyglobby';
import { findAll, ofPage } from './ofPage.ts';

/** A document of the built site. */
export interface SitePage {
  /** Its address: `/en/careers`. */
  readonly url: string;
  readonly html: string;
  readonly root: HTMLElement;
  /** What a host sends: its `.br` file; empty where the host compresses itself. */
  readonly compressed: Uint8Array;
}

/** How many documents stay taken apart, for who asks again: each takes half a megabyte then. */
const mostParsed = 400;
const parsed = new Map<SitePage, HTMLElement>();

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
 */
export function readSite(folder: string, pages = readPages(folder)): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return { pages, files: new Set(names.sort().map((name) => `/${name}`)) };
}

/**
 * @param url the address of a document
 * @param html its content
 * @param compressed what a host sends of it
 */
export function sitePage(url: string, html: string, compressed: Uint8Array = new Uint8Array()): SitePage {
  return pageOf(
    url,
    () => html,
    () => compressed,
  );
}

/**
 * @param folder the built site, or one that is being built
 * @returns its documents in the order of their addresses; each is read when somebody asks for it
 */
export function readPages(folder: string): SitePage[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const sent = `${file}.br`;
      return pageOf(
        urlOfFile(name),
        () => readFileSync(file, 'utf8'),
        () => (existsSync(sent) ? readFileSync(sent) : new Uint8Array()),
      );
    });
}

function pageOf(url: string, html: () => string, compressed: () => Uint8Array): SitePage {
  const page: SitePage = {
    url,
    get html() {
      return html();
    },
    get root() {
      return parsed.get(page) ?? parsePage(page);
    },
    get compressed() {
      return compressed();
    },
  };
  return page;
}

function parsePage(page: SitePage): HTMLElement {
  const root = parse(page.html, { comment: false });
  const [oldest] = parsed.keys();
  if (oldest && parsed.size >= mostParsed) parsed.delete(oldest);
  parsed.set(page, root);
  findAll(page);
  return root;
}

/** For whoever has changed the tree of a document, or has read all there is in it. */
export function forgetTree(page: SitePage): void {
  parsed.delete(page);
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
export const isHidden = ofPage(
  'isHidden',
  ({ root }) =>
    root.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex') ?? false,
);

/** @returns what the page names as its canonical address, without host; nothing where it names none */
export const canonicalOf = ofPage('canonicalOf', ({ root }): string | undefined => {
  const href = root.querySelector('link[rel=canonical]')?.getAttribute('href');
  return href && URL.canParse(href) ? pathOf(new URL(href)) : undefined;
});

/** @returns path, query and fragment of a URL */
export function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
