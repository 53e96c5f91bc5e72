import { brotliDecompressSync, constants } from 'node:zlib';
import { thirdParties } from '../../../content/thirdParties.ts';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { find, htmlOf } from '../../../renderer/page/tree.ts';
import { loadSettings } from '../../settings.ts';
import { siteFolder } from '../../siteFolder.ts';
import { type Problem, problemOf } from '../problem.ts';

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
