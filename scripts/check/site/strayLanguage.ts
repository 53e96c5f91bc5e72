import { languageOf } from '../../../content/languages.ts';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { find } from '../../../renderer/page/tree.ts';
import { quote } from '../problem.ts';
import { visibleTexts } from './visibleTexts.ts';

/** The most frequent words of each language. */
const frequent: Record<string, ReadonlySet<string>> = {
  fr: new Set(
    'le la les de des du un une en se son sa il y a et est sont pour dans avec sur vous nous votre vos notre nos qui que ce cette ces au aux par pas plus ou où chaque leur leurs mais être avons avez'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an the of and to in is are for with you your we our that this these it its by at from be not or each their but have has what which when they will'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las del de un una unos unas y o a en que es son se su sus con para por como más menos pero sin esta este esto lo le al hay cada entre desde nuestro nuestra'.split(
      ' ',
    ),
  ),
  ar: new Set('في من على إلى عن مع أن إن كل هذا هذه التي الذي بعد قبل ما لا أو ثم كما'.split(' ')),
};

/** Texts that stand in another language on purpose, with the reason. */
export const quotedTexts: readonly { text: string; reason: string }[] = [];

/**
 * Sentences of one language on a page of another: those with more frequent words of the other language than of its own,
 * and at least two. Text that declares its language (`lang`) is left alone.
 *
 * @param page a page in one of these languages; others pass
 * @returns a message for each text
 */
export function strayLanguage(page: BuiltPage): string[] {
  const { hreflang } = languageOf(page.language);
  const own = frequent[hreflang];
  if (!own) return [];
  const others = Object.entries(frequent).filter(([language]) => language !== hreflang);
  const texts = new Set(
    visibleTexts(find(page.tree, 'body'))
      .filter(({ language = hreflang }) => language === hreflang)
      .map(({ text }) => text),
  );
  return [...texts].flatMap((text) => {
    // Not those joined by hyphens: they belong to names such as Neuilly-sur-Seine.
    const words = text.toLowerCase().match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
    const expected = words.filter((word) => own.has(word)).length;
    const least = Math.max(2, expected + 1);
    const found = others.find(
      ([, strange]) => words.filter((word) => strange.has(word) && !own.has(word)).length >= least,
    );
    if (!found || quotedTexts.some((quoted) => quoted.text === text)) return [];
    return [
      `${page.url}  is in "${hreflang}" and says in "${found[0]}": ${quote(text)}. Translate it, or mark it with lang="${found[0]}".`,
    ];
  });
}
