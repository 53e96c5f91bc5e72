/**
 * Keeps in `--consent-height` what the cookie banner takes of the bottom of the window. It watches from the first frame that
 * has the banner: a size observer is heard before that frame is painted, so that nothing moves under the reader's eyes.
 */
export function makeRoom(): void {
  const banner = document.getElementById('cookie-banner');
  if (banner) {
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`),
    ).observe(banner);
  } else if (document.readyState === 'loading') requestAnimationFrame(makeRoom);
}
