import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createWords } from '../../renderer/i18n/createWords.ts';
import { readWords } from '../../renderer/i18n/readWords.ts';
import { listedPages } from '../listedPages.ts';
import { documentOf, siteFolder } from '../siteFolder.ts';

const { wordsOf } = createWords(readWords());

type Said = readonly [place: string, text: string];

/**
 * Lists the statements of the built site on a subject, so that one reader can compare them: the passages and head texts of its pages,
 * then the texts that no page shows at first (forms, notifications, answers of the chat), language by language.
 *
 * @param sought the words to look for, with or without their accents and no-break spaces
 * @returns for each language the number of passages that have one of them, then these
 * @throws Error when no word is given, or when the site has not been built
 */
export async function report(sought: readonly string[]): Promise<string[]> {
  if (sought.length === 0) {
    throw new Error('Name the words to look for: npm run report said -- devis quote');
  }
  const pages = listedPages();
  return [...new Set(pages.map(({ language }) => language))].flatMap((language) => {
    const shown = pages.filter((page) => page.language === language).flatMap(({ url }) => passagesOf(url));
    const onPages = plain(shown.map(([, passage]) => passage).join('\n'));
    const hidden = textsOf(language).filter(([, text]) => !onPages.includes(plain(text)));
    const said = [...shown, ...hidden].filter(([, text]) =>
      sought.some((word) => plain(text).includes(plain(word))),
    );
    return [`${language}: ${said.length} passages`, ...said.map(([place, text]) => `  ${place}  ${text}`)];
  });
}

/** @returns the lines of a page's Markdown without addresses, its title and description first; none for a page that is not indexed, which has no Markdown */
function passagesOf(url: string): Said[] {
  const file = path.join(siteFolder, documentOf(url).replace(/\.html$/, '.md'));
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/\]\([^)]*\)/g, ']') : '';
  return [...new Set(text.split('\n'))].map((line) => [url, line]);
}

/** @returns all texts of a language with their keys, as pages show them */
function textsOf(language: string): Said[] {
  return textsIn(wordsOf(language), '');
}

function textsIn(value: unknown, place: string): Said[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, place ? `${place}.${key}` : key))
    : [[place, String(value).replaceAll('\n', ' ')]];
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
