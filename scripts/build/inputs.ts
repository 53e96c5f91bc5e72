/** The files and folders that a build depends on, as far as they exist. Browser tests read them, and cannot read facts. */
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
