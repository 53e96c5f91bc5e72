import { type LanguageCode, languages } from '../../content/languages.ts';

/** The words of one file: texts, lists and objects of them. */
export type Words = { [key: string]: string | Words | (string | Words)[] };

const files = import.meta.glob<Words>('../../locales/*/*.json', { eager: true, import: 'default' });

/** All words, by language and namespace. Read while rendering only; the browser fetches the files it needs. */
export const words: Partial<Record<LanguageCode, Record<string, Words>>> = {};

for (const [path, content] of Object.entries(files)) {
  const [, folder = '', namespace = ''] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const language = languages.find(({ code }) => code === folder);
  if (!language) {
    throw new Error(
      `locales/${folder}/ is not a language of content/languageList.ts. Add it there or remove the folder.`,
    );
  }
  const own = words[language.code] ?? {};
  words[language.code] = own;
  own[namespace] = content;
}

for (const { code } of languages) {
  if (!words[code]) {
    throw new Error(
      `locales/${code}/ has no words, and content/languageList.ts names it. Copy the folder of another language and translate it.`,
    );
  }
}
