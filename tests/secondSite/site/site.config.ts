import { defineSite } from './content/defineSite.ts';

export const site = defineSite({
  icon: '/mark.svg',
  font: {
    family: 'Werkschrift',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    script: 'Latn',
    weights: { min: 500, max: 600 },
    headingWeight: 600,
  },
  localServices: { forms: '/formulare', captcha: '/captcha.js', chat: '/chat', vitals: '/messwerte' },
});
