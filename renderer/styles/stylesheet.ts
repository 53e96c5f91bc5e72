import displayFontUrl from '../../.generated/display.woff2?url';
import fallbackFace from '../../.generated/display-fallback.css?inline';
import css from './styles.css?inline';
import { stylesheetSubset } from './stylesheetSubset.ts';

export { displayFontUrl };

// "optional": a font that is late waits for the next page, so that no line breaks anew under the reader's eyes.
const displayFace = `@font-face{font-family:"Bricolage Grotesque";font-weight:600 700;font-display:optional;src:url("${displayFontUrl}") format("woff2")}`;
const subset = stylesheetSubset(css);

/**
 * @param html the body of a page
 * @returns the style rules that it needs; all of them in development, where a class can be tried in the browser
 */
export function stylesheetFor(html: string): string {
  return displayFace + fallbackFace + (import.meta.env.DEV ? css : subset(html));
}
