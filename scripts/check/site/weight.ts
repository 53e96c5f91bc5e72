import { brotliDecompressSync, constants } from 'node:zlib';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { find, htmlOf } from '../../../renderer/page/tree.ts';

/** What the first round trip of a new connection carries: ten segments (RFC 6928), in bytes of the compressed document. */
export const firstRoundTrip = 14_000;

/** What a whole document may take, and what half of them may, in bytes of brotli. */
export const documentLimit = 19_800;
export const medianLimit = 15_700;

/** All script that a page runs before an interaction, in bytes of brotli: the inline one and the one file. */
export const scriptLimit = 2500;

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
 *
 * @param pages every document of the site
 * @returns a message for each fault
 */
export function weightFaults(pages: readonly WeighedDocument[]): string[] {
  const faults = pages.flatMap(({ url, compressed, endOfFirstScreen }) => {
    const missing = endOfFirstScreen - textWithin(compressed, firstRoundTrip).length;
    return [
      ...(missing > 0
        ? [
            `${url}  the first ${firstRoundTrip} bytes (brotli) end ${missing} characters before its first screen does. Shorten what stands before.`,
          ]
        : []),
      ...(compressed.length > documentLimit
        ? [`${url}  takes ${compressed.length} bytes (brotli), ${documentLimit} at most.`]
        : []),
    ];
  });
  const median = medianOf(pages.map(({ compressed }) => compressed.length));
  return median > medianLimit
    ? [...faults, `The median document takes ${median} bytes (brotli), ${medianLimit} at most.`]
    : faults;
}

/** What a browser can read when no more than that many bytes have come. */
function textWithin(compressed: Uint8Array, bytes: number): string {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(compressed.subarray(0, bytes), options).toString();
}

/**
 * @param page a page
 * @param html its document
 * @returns where the first band of the page ends, in characters
 */
export function endOfFirstScreen({ tree }: BuiltPage, html: string): number {
  const band = find(find(tree, 'main'), 'section');
  if (!band) return 0;
  const written = htmlOf(band);
  return html.indexOf(written) + written.length;
}

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other).at(Math.floor(numbers.length / 2)) ?? 0;
}
