import { beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../locales/languages.ts';
import { publishedLanguages } from '../../../locales/publishedLanguages.ts';

beforeEach(() => vi.resetModules());

const builtWith = async (drafts: string | undefined) => {
  vi.stubEnv('DRAFTS', drafts);
  return (await import('../../../locales/builtLanguages.ts')).builtLanguages;
};

test('a build has the published languages, and drafts where it asks for them', async () => {
  expect(await builtWith(undefined)).toEqual(publishedLanguages);
  expect(await builtWith('1')).toEqual(languages.map(({ code }) => code));
});
