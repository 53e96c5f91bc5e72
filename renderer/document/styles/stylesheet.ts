import displayFontUrl from '../../../components/styles/display.woff2?url';
import fallbackFace from '../../../components/styles/displayFallback.css?inline';
import plainCss from '../../../components/styles/plain.css?inline';
import printStylesheetUrl from '../../../components/styles/print.css?url';
import rightToLeftCss from '../../../components/styles/rightToLeft.css?inline';
import css from '../../../components/styles/styles.css?inline';
import { displayFont as font } from '../../../content/fonts.ts';
import { readStylesheet } from './usedRules.ts';

export { displayFontUrl, printStylesheetUrl };

/** The media query for the display font: in a narrower window, such as a phone's, headings are set in the fallback font. */
export const displayFontMedia = '(width>=64rem)';
// "optional": a font that is late waits for the next page, so that no line breaks anew under the reader's eyes.
const displayFace = `@media ${displayFontMedia}{@font-face{font-family:${font.family};font-weight:${font.weights.min} ${font.weights.max};font-display:optional;src:url("${displayFontUrl}")}}`;
const rulesFor = readStylesheet(css);

/** @returns whether headings in a language are set in the display font: in another script they are set in the system's own */
export function hasDisplayFont(language: string): boolean {
  return new Intl.Locale(language).maximize().script === font.script;
}

/** @returns a page's rules for browsers with `popover`, and the few for older ones (docs/decisions/018-layers-are-the-browsers.md); in development all of them */
export function styleOf(
  classNames: ReadonlySet<string>,
  { hreflang, direction }: { hreflang: string; direction: string },
): string {
  const faces = hasDisplayFont(hreflang) ? displayFace + fallbackFace : '';
  const rules = import.meta.env.DEV ? css : rulesFor(classNames);
  const turned = direction === 'rtl' ? rightToLeftCss : '';
  return `${faces}@supports selector(:popover-open){${rules}${turned}}${plainCss}`;
}
