import type { InjectFilterEntry } from 'vike/types';

/**
 * Keeps out of a document what Vike would add to its head: the font is preloaded there already, and the stylesheet for print is linked
 * there. Vike (0.4) warns at each build of a stylesheet whose `inject` is false (`checkForWarnings` in its `getHtmlTags.js`), so the font's
 * entry takes its place in the list. That is nothing that Vike promises: docs/upgrading.md.
 *
 * @param assets the list of Vike's `injectFilter`, which is changed; the script stays
 * @throws Error when the list has another shape
 */
export function keepOut(assets: InjectFilterEntry[]): void {
  const font = assets.find(({ assetType }) => assetType === 'font');
  if (!font) {
    throw new Error(
      'Vike lists no font for a page any more: see renderer/document/page/keepOut.ts and docs/upgrading.md.',
    );
  }
  font.inject = false;
  for (const [index, asset] of assets.entries()) {
    if (asset.assetType === 'font') {
      asset.inject = false;
    } else if (asset.assetType === 'style') {
      assets[index] = font;
    }
  }
}
