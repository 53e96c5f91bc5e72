import { quote } from '../quote.ts';
import { languageOfPage } from './pageLanguage.ts';
import type { SitePage } from './sitePage.ts';
import { visibleTexts } from './visibleTexts.ts';

/** The most frequent words of each language that the other does not have. */
const frequent: Record<string, ReadonlySet<string>> = {
  fr: new Set(
    'le la les des du un une et est sont pour dans avec sur vous nous votre vos notre nos qui que ce cette ces au aux par pas plus ou où chaque leur leurs mais être avons avez'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in is are for with you your we our that this these it its by at from be not or each their but have has what which when they will'.split(
      ' ',
    ),
  ),
};

/** Texts that stand in another language on purpose, with the reason. */
export const quotedTexts: readonly { text: string; reason: string }[] = [];

/**
 * Sentences of one language on a page of the other: those with more frequent words of the other language than of its own,
 * and at least two. Text that declares its language (`lang`) is left alone.
 *
 * @param page a page in French or English; others pass
 * @returns a message for each text
 */
export function strayLanguage(page: SitePage): string[] {
  const { hreflang } = languageOfPage(page);
  const own = frequent[hreflang];
  const other = Object.entries(frequent).find(([language]) => language !== hreflang);
  if (!own || !other) return [];
  const texts = new Set(
    visibleTexts(page.root)
      .filter(({ language = hreflang }) => language === hreflang)
      .map(({ text }) => text),
  );
  return [...texts].flatMap((text) => {
    // Not those joined by hyphens: they belong to names such as Neuilly-sur-Seine.
    const words = text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
    const expected = words.filter((word) => own.has(word)).length;
    const strange = words.filter((word) => other[1].has(word)).length;
    if (strange < 2 || strange <= expected || quotedTexts.some((quoted) => quoted.text === text)) return [];
    return [
      `${page.url}  is in "${hreflang}" and says in "${other[0]}": ${quote(text)}. Translate it, or mark it with lang="${other[0]}".`,
    ];
  });
}
