import displayFontUrl from '../../.generated/display.woff2?url';
import fallbackFace from '../../.generated/display-fallback.css?inline';
import printCss from './print.css?inline';
import printStylesheetUrl from './print.css?url';
import { shortClasses } from './shortClasses.ts';
import { shortProperties } from './shortProperties.ts';
import css from './styles.css?inline';
import { readStylesheet } from './stylesheetSubset.ts';
import { withoutDetours } from './withoutDetours.ts';

export { displayFontUrl, printStylesheetUrl };

/** Where the display font is fetched: in a narrower window, which is what a phone has, headings are set in the fallback. */
export const displayFontMedia = '(width>=64rem)';
// "optional": a font that is late waits for the next page, so that no line breaks anew under the reader's eyes.
const displayFace = `@media ${displayFontMedia}{@font-face{font-family:Bricolage;font-weight:600 700;font-display:optional;src:url("${displayFontUrl}")}}`;
const stylesheet = readStylesheet(withoutDetours(css));
// The print sheet is a file of its own, which names classes and custom properties too.
const keptProperties = new Set(printCss.match(/--[a-z][\w-]*/g));
const kept = {
  known: stylesheet.known,
  joined: new Set([...stylesheet.joined, ...readStylesheet(printCss).known]),
};

/**
 * @param html the body of a page
 * @param root the tag around it, with its language and direction
 * @returns the body with short class names, and the style rules that it needs; in development the body as it is and all
 *   rules, so that a class can be tried in the browser
 */
export function styled(html: string, root: string): { html: string; css: string } {
  // The display font has Latin letters only: Arabic is set in the system's own.
  const faces = root.includes('dir="rtl"') ? '' : displayFace + fallbackFace;
  if (import.meta.env.DEV) return { html, css: faces + css };
  const short = shortClasses(html, kept, root);
  return { html: short.html, css: faces + shortProperties(stylesheet.rulesFor(short.names), keptProperties) };
}
