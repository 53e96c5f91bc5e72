/** The files and folders that a build depends on; some may not exist. Browser tests import this module, so it must not import content. */
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
