import { expect, it } from 'vitest';
import { launchPoints } from '../../../../scripts/check/launchPoints.ts';
import { sitePage } from '../../../../scripts/check/site/sitePage.ts';
import { loadSettings } from '../../../../scripts/settings.ts';

const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
const page = (url: string, html: string) =>
  sitePage(
    url,
    `<html><head>${policy}<link rel="canonical" href="https://www.site.test${url}"></head>${html}</html>`,
  );
const sound = {
  toFillIn: [],
  origin: 'https://www.site.test',
  settings: loadSettings({
    FORM_ENDPOINT: 'https://forms.example',
    CONTACT_FORM_ID: 'a',
    COMMUNITY_FORM_ID: 'b',
    CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
    CAPTCHA_SITE_KEY: 'key',
    CHAT_FUNCTION_URL: 'https://chat.example/chat-with-ai',
    CHAT_PUBLIC_KEY: 'public',
  }).public,
  expiries: { 'The position "qa"': '2027-01-31' },
  site: {
    pages: [
      page('/', '<a href="/a">a</a>'),
      page('/a', '<a href="/">home</a>'),
      sitePage('/404', `<html><head>${policy}</head></html>`),
    ],
    files: new Set<string>(),
  },
  isFresh: true,
  today: '2026-11-22',
};
const red = (input: Parameters<typeof launchPoints>[0]) =>
  launchPoints(input).filter(({ open }) => open.length > 0);

it('is all green where nothing is left to do', () => {
  expect(red(sound)).toEqual([]);
});

it.each([
  ['Facts', { toFillIn: ['content/company.json:3  street is …'] }],
  ['Address', { origin: 'https://www.site.example' }],
  ['Services', { settings: loadSettings({}).public }],
  ['Dates', { today: '2027-02-01' }],
  ['Build', { isFresh: false }],
  [
    'Links to each page',
    { site: { ...sound.site, pages: [...sound.site.pages, page('/alone', '<a href="/alone">me</a>')] } },
  ],
  [
    'Security policies',
    { site: { ...sound.site, pages: [...sound.site.pages, sitePage('/404', '<html></html>')] } },
  ],
])('%s is red, and alone', (name, fault) => {
  expect(red({ ...sound, ...fault }).map((point) => point.name)).toEqual([name]);
});
