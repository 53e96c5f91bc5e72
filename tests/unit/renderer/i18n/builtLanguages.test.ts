import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../../content/languages.ts', () => ({
  languages: [
    { code: 'fr', draft: false },
    { code: 'en', draft: false },
    { code: 'es', draft: true },
    { code: 'ar', draft: true },
  ],
}));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, ['fr', 'en']],
  ['ar', ['fr', 'en', 'ar']],
  ['es,ar', ['fr', 'en', 'es', 'ar']],
])('with DRAFTS=%s a build has %j', async (drafts, built) => {
  vi.stubEnv('DRAFTS', drafts);
  expect((await import('../../../../renderer/i18n/builtLanguages.ts')).builtLanguages).toEqual(built);
});

test('a draft is not published', async () => {
  const { publishedLanguages } = await import('../../../../renderer/i18n/builtLanguages.ts');
  expect(publishedLanguages).toEqual(['fr', 'en']);
});
