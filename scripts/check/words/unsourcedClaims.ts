import type { VouchedFact } from '../facts/vouchedFacts.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { TextFile } from '../readFiles.ts';
import { claimsIn } from './claimsIn.ts';
import { lostQuote } from './lostQuote.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/**
 * What a sentence claims and no fact holds.
 *
 * @param file one file of words
 * @param facts what `content/` vouches for
 * @param lostIn gives the facts that had a name at the last commit and have it no more
 */
export function unsourcedClaims(
  file: WordFile,
  facts: readonly VouchedFact[],
  lostIn: (name: string) => TextFile | undefined = () => undefined,
): Problem[] {
  return claimsIn(file, facts)
    .filter(({ fact }) => fact === undefined)
    .map(({ key, stated, offset }): Problem => {
      const [, figure] = /^(?:figures|numbers)\.(.+)$/.exec(stated) ?? [];
      const lost = figure && lostIn(figure);
      if (lost) return lostQuote(lost, file, key, stated);
      return errorAt(
        file,
        offset,
        `${key} states ${quote(stated)}, which no fact holds. Say less, quote a figure of content/figures.json as {{figures.<key>}} or a promise of content/promises.json by its name, or name its part and its source in content/sources.json.`,
      );
    });
}
