import { defaultLanguage, fallbackLanguage } from '../../../locales/languages.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** Texts that stand in another language on purpose, with the reason. */
const untranslated: readonly { place: RegExp; reason: string }[] = [
  { place: /^legalNotice:/, reason: 'The specification has the legal notice in French and English only.' },
  {
    place: /\.(?:key|id)$|\bkeywords(?:\[\d+\])?$/,
    reason: 'Names for the code, and what people type into search engines.',
  },
];

/** Two words that are neither names (capital letter) nor codes (digits), one after the other. */
const sentence = /(?<![\p{L}\d])\p{Ll}{2,}[ \u00a0’',]+(?:\p{L}’)?\p{Ll}{2,}(?![\p{L}\d])/u;

/**
 * Texts that are the same as in the language they are translated from: a copied file is no translation.
 * Names, codes and figures are the same in every language.
 *
 * @param file one file of words
 * @param sources the same file in the languages that are translated from
 */
export function copiedTexts(file: WordFile, sources: readonly WordFile[]): Problem[] {
  // The default language is the one that others are translated from.
  if (file.language === defaultLanguage) return [];
  const others = sources
    .filter(({ language }) => language !== file.language)
    .map((source) => ({ source, texts: new Map(source.texts.map((each) => [each.key, each.text])) }));
  return file.texts.flatMap(({ key, text, offset }) => {
    const source = others.find(({ texts }) => texts.get(key) === text)?.source;
    const place = `${file.namespace}:${key}`;
    if (!source || !sentence.test(text) || untranslated.some((each) => each.place.test(place))) return [];
    if (file.language === fallbackLanguage && source.language !== defaultLanguage) return [];
    return [errorAt(file, offset, `${key} is the same as in ${source.path}: ${quote(text)}. Translate it.`)];
  });
}
