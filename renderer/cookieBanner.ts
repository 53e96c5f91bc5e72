/** Makes room for the cookie banner: `--consent-height` is what it takes of the bottom of the window. */
export function cookieBanner(): void {
  const banner = document.getElementById('cookie-banner');
  if (!banner) return;
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`),
  ).observe(banner);
}
