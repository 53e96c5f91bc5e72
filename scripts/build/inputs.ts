/** What a build depends on; some may not exist. Browser tests import this list, so it imports no content: Playwright cannot load JSON. */
export const inputs = [
  'components',
  'content',
  'functions',
  'locales',
  'pages',
  'public',
  'renderer',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  '.env',
];
