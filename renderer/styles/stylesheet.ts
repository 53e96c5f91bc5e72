import type { Root } from 'hast';
import displayFontUrl from '../../.generated/display.woff2?url';
import fallbackFace from '../../.generated/display-fallback.css?inline';
import printStylesheetUrl from '../../components/styles/print.css?url';
import css from '../../components/styles/styles.css?inline';
import { displayFont as font } from '../../content/fonts.ts';
import { namesIn, readStylesheet } from './stylesheetSubset.ts';

export { displayFontUrl, printStylesheetUrl };

/** Where the display font is fetched: in a narrower window, which is what a phone has, headings are set in the fallback. */
export const displayFontMedia = '(width>=64rem)';
// "optional": a font that is late waits for the next page, so that no line breaks anew under the reader's eyes.
const displayFace = `@media ${displayFontMedia}{@font-face{font-family:${font.family};font-weight:${font.weights.min} ${font.weights.max};font-display:optional;src:url("${displayFontUrl}")}}`;
// Tailwind hands some values from one utility to another through variables, though the utility that sets such a variable sets the
// property too, and comes later; `border: 0 solid` in reset.css says the style of every border.
const direct = css
  .replaceAll(/var\(--tw-(?:leading|ease|duration),((?:[^()]|\([^()]*\))+)\)/g, '$1')
  .replaceAll(/border[\w-]*-style:var\(--tw-border-style\);/g, '')
  .replaceAll('var(--tw-outline-style)', 'solid')
  // Every browser that the site is built for mixes colours, and none of them is asked which of two a scheme has.
  .replaceAll(
    /--([\w-]+):var\(--[\w-]+\)\}@supports \(color:color-mix\(in lab, red, red\)\)\{:root\{(--\1:[^}]*)\}\}/g,
    '$2}',
  )
  .replaceAll(/(?<=:root\{[^{}]*)\}:root\{/g, ';')
  .replace('--lightningcss-light:initial;--lightningcss-dark: ;', '')
  .replaceAll(', ', ',')
  .replaceAll(/not all and \(width>=([\d.]+rem)\)/g, '(width<$1)');
const rulesFor = readStylesheet(direct);

/** @returns whether headings in a language are set in the display font: in another script they are set in the system's own */
export function hasDisplayFont(language: string): boolean {
  return new Intl.Locale(language).maximize().script === font.script;
}

/**
 * @param body the body of a page
 * @param root the language and the direction of the page
 * @returns the style rules that it needs; in development all of them, so that a class can be tried in the browser
 */
export function styleOf(body: Root, root: { lang: string; dir: string }): string {
  const faces = hasDisplayFont(root.lang) ? displayFace + fallbackFace : '';
  return faces + (import.meta.env.DEV ? css : rulesFor(namesIn(body, root)));
}
