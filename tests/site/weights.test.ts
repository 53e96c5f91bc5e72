import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { thirdParties } from '../../content/thirdParties.ts';
import { find, htmlOf } from '../../renderer/document/page/tree.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { documents } from './builtSite.ts';

/** The size of the first round trip of a new connection: ten segments (RFC 6928), in bytes of the compressed document. */
const firstRoundTripBytes = 14_000;

/** The allowance for third parties that wait for consent: hosts, text in the preferences, and the code that starts each. */
const consentBytes = 250 * thirdParties.length;

/** The limits for the heaviest document and for the median of all documents, in bytes of brotli (docs/decisions/009). */
const documentLimitBytes = 20_500 + consentBytes;
const medianLimitBytes = 16_400 + consentBytes;

/** Each document with its compressed file, which hosts send. */
const weighed = documents.map((document) => ({
  document,
  compressed: readFileSync(path.join(siteFolder, `${document.file}.br`)),
}));

test('no document is too heavy; an article is as long as its author writes', () => {
  const heavy = weighed.filter(
    ({ document, compressed }) =>
      compressed.length > documentLimitBytes && !select('[data-script=articleActions]', document.tree),
  );
  expect(heavy.map(({ document: { url }, compressed }) => [url, compressed.length])).toEqual([]);
});

test('the median of all documents is light', () => {
  const bytes = weighed.map(({ compressed }) => compressed.length).sort((one, other) => one - other);
  expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(medianLimitBytes);
});

test('the first screen of each document is in the first round trip', () => {
  const late = weighed.flatMap(({ document: { url, html, tree }, compressed }) => {
    const firstSection = find(find(tree, 'main'), 'section');
    const sectionHtml = firstSection ? htmlOf(firstSection) : '';
    expect(html, url).toContain(sectionHtml);
    const missing = html.indexOf(sectionHtml) + sectionHtml.length - decodable(compressed).length;
    return missing > 0 ? [`${url}: ${missing} characters`] : [];
  });
  expect(late).toEqual([]);
});

/** @returns the part of a document that a browser can decode from its first round trip */
function decodable(compressed: Uint8Array): string {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(compressed.subarray(0, firstRoundTripBytes), options).toString();
}
