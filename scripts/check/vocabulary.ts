import json from './discardedTerms.json' with { type: 'json' };
import { nameOf, quote } from './problem.ts';

/** Terms that the glossaries (docs/glossary-*.md) have replaced, by language: a pattern for all forms of a term, and the term to write. */
const discardedTerms: Readonly<Record<string, Readonly<Record<string, string>>>> = json;

/** @returns a message if a text contains a replaced term, because each thing has one name */
export function discardedTerm(text: string, language: string): string | undefined {
  const found = Object.entries(discardedTerms[language] ?? {}).flatMap(([term, instead]) => {
    const [match] = new RegExp(term, 'i').exec(text) ?? [];
    return match ? `says ${quote(match)}. Write ${quote(instead)} (docs/glossary-*.md).` : [];
  });
  return found[0];
}

const frequentWords: Readonly<Record<string, string>> = {
  fr: 'le la les de des du un une en se son sa il y a et est sont pour dans avec sur vous nous votre vos notre nos qui que ce cette ces au aux par pas plus ou où chaque leur leurs mais être avons avez',
  en: 'a an the of and to in is are for with you your we our that this these it its by at from be not or each their but have has what which when they will',
  es: 'el la los las del de un una unos unas y o a en que es son se su sus con para por como más menos pero sin esta este esto lo le al hay cada entre desde nuestro nuestra',
  ar: 'في من على إلى عن مع أن إن كل هذا هذه التي الذي بعد قبل ما لا أو ثم كما',
};
const frequent = new Map(
  Object.entries(frequentWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** @returns a message if a text has at least two frequent words of another language, and more of them than of its own language */
export function foreignSentence(text: string, language: string): string | undefined {
  const own = frequent.get(language);
  if (!own) {
    return undefined;
  }
  // Placeholders are left out. A word beside a hyphen is left out too, because it may be a part of a name such as Neuilly-sur-Seine.
  const plain = text.replaceAll(/\{\{.*?\}\}/g, '').toLowerCase();
  const words = plain.match(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu) ?? [];
  const minCount = Math.max(2, words.filter((word) => own.has(word)).length + 1);
  const [found] =
    [...frequent].find(
      ([, foreign]) => words.filter((word) => foreign.has(word) && !own.has(word)).length >= minCount,
    ) ?? [];
  return found && `is in ${nameOf(found)}: ${quote(text)}. Translate it into ${nameOf(language)}.`;
}
