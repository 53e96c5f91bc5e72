import { brotliDecompressSync, constants } from 'node:zlib';
import type { Nodes } from 'hast';
import { company } from '../../../content/company.ts';
import { headLimits } from '../../../content/headLimits.ts';
import { thirdParties } from '../../../content/thirdParties.ts';
import { type BuiltPage, isCanonical } from '../../../renderer/page/builtPage.ts';
import { find, htmlOf, propertyOf } from '../../../renderer/page/tree.ts';
import type { Site } from '../../pageFacts.ts';
import { loadSettings } from '../../settings.ts';
import { siteFolder } from '../../siteFolder.ts';
import { filesOf, readFacts } from '../files.ts';
import { formatProblems, type Problem, problemOf } from '../problem.ts';
import { brokenFacts, brokenLinks, jsonLdProblems } from './links.ts';

/** What is no text of the page, or not in a human language. */
const skipped = new Set(['script', 'style', 'template', 'svg', 'code', 'pre', 'samp', 'kbd']);

/** Properties that are read out or shown. */
const readAloud = ['alt', 'ariaLabel', 'placeholder', 'title'];

/** @returns what a visitor reads or hears there, in reading order: texts, labels and text alternatives */
export function visibleTexts(node: Nodes | undefined): string[] {
  if (node?.type === 'text') return [node.value.trim()].filter(Boolean);
  if (!node || !('children' in node) || (node.type === 'element' && skipped.has(node.tagName))) return [];
  const element = node.type === 'element' ? node : undefined;
  const labels = readAloud.flatMap((name) => propertyOf(element, name) ?? []);
  return [...labels, ...node.children.flatMap((child) => visibleTexts(child))];
}

/** `hero.title`, `careers:positions.items.0.title`: nothing but a key. */
const key = /^(?:[a-z]\w*:)?[a-z]\w*(?:\.[\w-]+)+$/i;

/** Texts that look like keys and are none: hosts, files, versions. */
const lookAlike = /\.(?:example|com|org|net|fr|tn|io|eu|html?|json|[jt]sx?|md|pdf|xml|txt)$|\.\d+$/i;

/** What i18next leaves in a page when something is wrong: the key of a missing text, a placeholder without value. */
export function rawKeys({ url, tree, head }: BuiltPage): Problem[] {
  const texts = [
    ...visibleTexts(find(tree, 'body')),
    ...[head.title, head.description, head.keywords, head.image.alt],
  ];
  return [...new Set(texts)].flatMap((text) => {
    if (/\{\{|\}\}|\$t\(/.test(text))
      return problemOf(url, `shows a placeholder: "${text}". Give it a value where the text is asked for.`);
    if (/returned an object instead of string/.test(text))
      return problemOf(url, `shows "${text}". Ask for one text, or for the group with returnObjects.`);
    if (key.test(text) && !lookAlike.test(text))
      return problemOf(url, `shows the key "${text}" instead of a text.`);
    return [];
  });
}

/**
 * Titles and descriptions that are missing, out of range, or those of another page. Other addresses of one page share its own,
 * and pages that are not indexed, such as those of a 404, may share theirs.
 */
export function headTextProblems({ pages }: Site): Problem[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = page.head[name].trim();
      const length = [...text].length;
      const { least, most } = headLimits[name];
      const isOwn = isCanonical(page);
      const other = isOwn ? seen.get(text) : undefined;
      if (isOwn && !other) seen.set(text, page.url);
      return [
        ...(length < least || length > most
          ? [problemOf(page.url, `has a ${name} of ${length} characters; ${least} to ${most} are shown.`)]
          : []),
        ...(other
          ? [problemOf(page.url, `has the ${name} of ${other}: "${text}". Say what only this page has.`)]
          : []),
      ];
    });
  });
}

/** What the first round trip of a new connection carries: ten segments (RFC 6928), in bytes of the compressed document. */
export const firstRoundTripBytes = 14_000;

/** What each of those who wait for consent may add: its hosts, what the preferences say of it, what starts it. */
const consentBytes = 250 * (thirdParties.length + (loadSettings().public.vitalsUrl ? 1 : 0));

/** What a whole document may take, and what half of them may, in bytes of brotli. */
export const documentLimitBytes = 19_200 + consentBytes;
export const medianLimitBytes = 15_200 + consentBytes;

/** All script that a page runs before an interaction, in bytes of brotli: the inline one and the one file. */
export const scriptLimitBytes = 2500;

/** A document as a host sends it. */
export interface WeighedDocument {
  url: string;
  /** Where the first band of the page ends, in characters. */
  endOfFirstScreen: number;
  compressed: Uint8Array;
}

/**
 * Documents whose first screen (head, style, header, hero) is not within the first round trip, or that are too heavy as a whole.
 * See docs/decisions/009-what-the-first-round-trip-holds.md.
 */
export function weightProblems(pages: readonly WeighedDocument[]): Problem[] {
  const problems = pages.flatMap(({ url, compressed, endOfFirstScreen }) => {
    const late = endOfFirstScreen - textWithin(compressed, firstRoundTripBytes).length;
    const messages = [
      late > 0 &&
        `has ${late} characters of its first screen after the first ${firstRoundTripBytes} bytes (brotli). Shorten what stands before.`,
      compressed.length > documentLimitBytes &&
        `takes ${compressed.length} bytes (brotli), ${documentLimitBytes} at most.`,
    ];
    return messages.flatMap((message) => (message ? problemOf(url, message) : []));
  });
  const median = medianOf(pages.map(({ compressed }) => compressed.length));
  if (median <= medianLimitBytes) return problems;
  const message = `has a median document of ${median} bytes (brotli), ${medianLimitBytes} at most.`;
  return [...problems, problemOf(siteFolder, message)];
}

/** What a browser can read when no more than that many bytes have come. */
function textWithin(compressed: Uint8Array, bytes: number): string {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(compressed.subarray(0, bytes), options).toString();
}

/** @returns where the first band of the page ends, in characters */
export function endOfFirstScreen({ tree }: BuiltPage, html: string): number {
  const band = find(find(tree, 'main'), 'section');
  if (!band) return 0;
  const written = htmlOf(band);
  return html.indexOf(written) + written.length;
}

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other).at(Math.floor(numbers.length / 2)) ?? 0;
}

/** @returns what shows to be wrong when pages are compared; the file of each problem is the page's address, or one of facts */
export function siteProblems(site: Site): Problem[] {
  const facts = readFacts(filesOf('.'));
  return [
    ...headTextProblems(site),
    ...jsonLdProblems(site),
    ...brokenLinks(site, company.origin),
    ...brokenFacts(site, company.origin, facts),
  ];
}

/** @throws Error that lists everything to put right */
export function assertValidSite(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `${formatProblems(problems)}\n\nThe site that was served before stays: put this right in what the pages show.`,
  );
}
