import { expect, it } from 'vitest';
import { launchPoints } from '../../../../scripts/check/launchPoints.ts';
import { loadSettings } from '../../../../scripts/settings.ts';

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
])('%s is red, and alone', (name, fault) => {
  expect(red({ ...sound, ...fault }).map((point) => point.name)).toEqual([name]);
});
