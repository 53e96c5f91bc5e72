import { defineSite } from './content/defineSite.ts';

/** What the engine is told of this site. Paths of pages are without language. */
export const site = defineSite({
  articles: '/blog',
  search: '/search',
  withFeed: ['/', '/blog'],
  developmentOnly: ['/gallery'],
  assistant: true,
  icon: '/favicon.svg',
  font: {
    family: 'Bricolage',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    script: 'Latn',
    weights: { min: 600, max: 700 },
    headingWeight: 650,
  },
  // Its letters have their dots, which would otherwise be drawn at a wrong place.
  pictureFonts: {
    'IBM Plex Sans Arabic':
      '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
  },
  localServices: {
    forms: '/f',
    captcha: '/recaptcha/api.js',
    chat: '/functions/v1/chat-with-ai',
    vitals: '/vitals',
  },
  // React's is the largest and comes last, and waits for nothing; what nearly every island needs beside it is ready by then; then what
  // only forms need.
  bundles: {
    prepare: [
      /node_modules\/(?:react|react-i18next|i18next[\w-]*|use-sync-external-store|html-parse-stringify|void-elements|react-hot-toast|lucide-react)\//,
      /components\/ui\//,
      /components\/islands\/(?:\w+|toasts\/(?:notify|ToastText|CopyOutcome|useCountdown)|forms\/useErrorTitle)\.tsx?$/,
      /content\/(?:consultants|contactPath|entryOf|filesRead|languageList|languages|publicSettings|splitPath|storedItems)\./,
      /content\/forms\/faultOf\./,
      /locales\/\w+\.ts$/,
      /renderer\/i18n\//,
    ],
    hydrate: [/node_modules\/(?:react-dom|scheduler)\//, /renderer\/hydration\/(?:hydrate|keepState)\./],
    forms: [
      /components\/islands\/forms\//,
      /content\/forms\/defineForm\./,
      /node_modules\/(?:@headlessui|@react-aria|@react-stately|@react-types|@floating-ui|@tanstack|@internationalized|@swc|tabbable|clsx)\//,
    ],
  },
});
