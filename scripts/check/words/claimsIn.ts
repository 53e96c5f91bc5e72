import type { VouchedFact } from '../facts/vouchedFacts.ts';
import { noClaims } from './noClaims.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import type { WordFile } from './wordFile.ts';

/** A text that states a figure or a superlative. */
export interface Claim {
  key: string;
  text: string;
  offset: number;
  /** The figure or the superlative, as written or quoted. */
  stated: string;
  /** Absent where none holds it. */
  fact?: VouchedFact | undefined;
}

const written =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|two|three|four|five|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|hundred|thousand';
/** Hours, days and weeks are what the company promises: those have a file of their own. */
const period = '(?:mois|months?|ans?|années?|years?|trimestres?|quarters?)';
const counted =
  '(?:spécialist|specialist|expert|consultant|testeur|tester|client|projet|project|magasin|mission|engagement|appareil|device|personnes|people)';
const figure = new RegExp(
  `\\d[\\d.,]*\\s?(?:%|×|\\+|x(?!\\p{L}))|(?<![\\p{L}\\d])(?:\\d[\\d.,]*\\s?|${written})(?:\\s|-)?(?:${period}(?!\\p{L})|${counted})`,
  'iu',
);
const superlative =
  /(?<!\p{L})(?:leaders?|numéro un|n° 1|inégalée?s?|incomparables?|unrivalled|unmatched|world-class|market-leading|number one|(?:le|la|les|nos|notre|the|our) (?:meilleure?s?|best|fastest|largest))(?!\p{L})/iu;

/**
 * The texts of a file that state a figure or a superlative, or quote a fact, each with the fact that holds it.
 *
 * @param file one file of words
 * @param facts what `content/` vouches for
 */
export function claimsIn(file: WordFile, facts: readonly VouchedFact[]): Claim[] {
  return file.texts.flatMap(({ key, text, offset }) => {
    const place = `${file.namespace}:${key.replaceAll(/\[(\d+)\]/g, '.$1')}`;
    const claims: Claim[] = [...placeholdersOf(text)].flatMap((stated) => {
      const [, kind, name] = /^(?:(figures|numbers)\.)?(.*)$/.exec(stated) ?? [];
      const file = kind ? 'content/figures.json' : 'content/promises.json';
      const fact = facts.find((each) => each.name === name && each.file === file);
      return kind || fact ? [{ key, text, offset, stated, fact }] : [];
    });
    const plain = text.replaceAll(/\{\{.*?\}\}/g, '…');
    const [stated] = figure.exec(plain) ?? superlative.exec(plain) ?? [];
    if (stated && !noClaims.some(({ words }) => isIn(place, words)))
      claims.push({
        key,
        text,
        offset,
        stated,
        fact: facts.find(({ name }) => name.includes(':') && isIn(place, name)),
      });
    return claims;
  });
}

/** Whether a text stands in a part of the words; "*" is any one name, at the end all that follows. */
function isIn(place: string, part: string): boolean {
  const steps = place.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}
