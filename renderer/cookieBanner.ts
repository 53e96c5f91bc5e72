/** What the page does for the cookie banner: make room for it, reopen its dialog, run what has been accepted. */
export function cookieBanner(): void {
  const banner = document.getElementById('cookie-banner');
  if (!banner) return;
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`),
  ).observe(banner);

  addEventListener('click', ({ target }) => {
    if ((target as Element).matches('[data-manage-cookies]'))
      document.getElementById('customize-cookies')?.click();
  });

  if (document.querySelector('script[data-consent]'))
    import('./consentedScripts.ts').then((module) => module.runAcceptedScripts());
}
