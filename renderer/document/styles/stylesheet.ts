import displayFontUrl from '../../../components/styles/display.woff2?url';
import fallbackFace from '../../../components/styles/displayFallback.css?inline';
import plainCss from '../../../components/styles/plain.css?inline';
import printStylesheetUrl from '../../../components/styles/print.css?url';
import rightToLeftCss from '../../../components/styles/rightToLeft.css?inline';
import css from '../../../components/styles/styles.css?inline';
import { displayFont as font } from '../../../content/fonts.ts';
import { readStylesheet } from './usedRules.ts';

export { printStylesheetUrl };

/** The media query for the display font. Narrower windows, such as phones, use the fallback font for headings. */
const displayFontMedia = '(width>=64rem)';
// With "optional", a font that loads late is used on the next page only, so that lines do not reflow while they are read.
const displayFace = `@media ${displayFontMedia}{@font-face{font-family:${font.family};font-weight:${font.weights.min} ${font.weights.max};font-display:optional;src:url("${displayFontUrl}")}}`;
const rulesFor = readStylesheet(css);

/** @returns the display font; undefined for a language in another script, such as Arabic, whose headings use the system font */
export function preloadedFont(language: string): { href: string; media: string } | undefined {
  const usesFont = new Intl.Locale(language).maximize().script === font.script;
  return usesFont ? { href: displayFontUrl, media: displayFontMedia } : undefined;
}

/**
 * @returns the CSS of a page: the rules that it uses, for browsers with `popover`, and a few rules for older browsers
 * (docs/decisions/018-layers-are-the-browsers.md). In development it contains all rules.
 */
export function styleOf(
  classNames: ReadonlySet<string>,
  { hreflang, direction }: { hreflang: string; direction: string },
): string {
  const faces = preloadedFont(hreflang) ? displayFace + fallbackFace : '';
  const rules = import.meta.env.DEV ? css : rulesFor(classNames);
  const turned = direction === 'rtl' ? rightToLeftCss : '';
  return `${faces}@supports selector(:popover-open){${rules}${turned}}${plainCss}`;
}
