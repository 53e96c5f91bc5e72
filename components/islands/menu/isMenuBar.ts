/**
 * @returns true where the style shows the menu as a bar, without a button that opens it: that depends on the width and on how large the
 *   letters are, so a media query could not tell
 */
export function isMenuBar(): boolean {
  return !document.querySelector('[popovertarget="site-menu"]')?.checkVisibility();
}
