import type { VouchedFact } from '../facts/vouchedFacts.ts';
import { leftToWriteMark } from './leftToWrite.ts';
import { originOf, quotedFact } from './originOf.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import { statementsIn } from './statementsIn.ts';
import type { WordFile } from './wordFile.ts';

/** A text that states something, or quotes a fact. */
export interface Claim {
  key: string;
  text: string;
  offset: number;
  /** What it states as written, or the name that it quotes. */
  stated: string;
  /** Absent where none holds it. */
  fact?: VouchedFact | undefined;
}

/**
 * The texts of a file that state a figure, a certificate or a superlative, or quote a fact, each with the fact that holds it.
 *
 * @param file one file of words
 * @param facts what `content/` vouches for
 */
export function claimsIn(file: WordFile, facts: readonly VouchedFact[]): Claim[] {
  // How a language says numbers; what they say is a promise.
  if (file.namespace === 'promises') return [];
  return file.texts.flatMap(({ key, text, offset }) => {
    if (text.startsWith(leftToWriteMark)) return [];
    const quoted: Claim[] = [...placeholdersOf(text)].flatMap((stated) => {
      const fact = quotedFact(stated, facts);
      return fact || /^(?:figures|numbers)\./.test(stated) ? [{ key, text, offset, stated, fact }] : [];
    });
    // What it counts is given; an Arabic noun says one and two of it by its form.
    if (/_(?:zero|one|two)$/.test(key)) return quoted;
    const origin = originOf(`${file.namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`, facts);
    if (origin && 'reason' in origin) return quoted;
    const own = statementsIn(text, file.language).map(({ stated }) => ({
      key,
      text,
      offset,
      stated,
      fact: origin?.fact,
    }));
    return [...quoted, ...own];
  });
}
