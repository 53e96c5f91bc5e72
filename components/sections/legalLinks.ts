/** The legal texts, in display order: the key of each title in `common.json`, and its path. */
export const legalLinks = [
  { label: 'pages.legalNotice', to: '/legal-notice' },
  { label: 'pages.privacyPolicy', to: '/privacy-policy' },
  { label: 'pages.termsOfService', to: '/terms-of-service' },
  { label: 'pages.cookiePolicy', to: '/cookie-policy' },
  { label: 'pages.accessibility', to: '/accessibility' },
] as const;
