/**
 * @returns true where the style shows the site menu as a bar, so that its button (`Header.tsx`) is hidden: that depends on the width and on
 *   how large the letters are, which a media query could not tell
 */
export function isMenuBar(): boolean {
  return !document
    .querySelector('[popovertarget="site-menu"]:not([popovertargetaction="hide"])')
    ?.checkVisibility();
}
