import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import type { WordFile } from './wordFile.ts';

/** What the rule needs of an entry of `locales/languages.ts`. */
interface KnownLanguage {
  code: string;
  name: string;
  /** A draft may have no words yet. */
  draft: boolean;
}

/**
 * Folders that are no language of the site, published languages without one, and files that one language has and another lacks.
 *
 * @param folders the folders of `locales/`
 * @param files all files of words
 * @param languages the languages of the site
 * @param defaultLanguage the code of the language that the others follow
 * @param committed gives what the last commit holds of a file, where there is one
 */
export function languageFolders(
  folders: readonly string[],
  files: readonly WordFile[],
  languages: readonly KnownLanguage[],
  defaultLanguage: string,
  committed: (path: string) => string | undefined = () => undefined,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const model = languages.find(({ code }) => code === defaultLanguage)?.name ?? defaultLanguage;
  const filesOf = (language: string) =>
    files.filter((file) => file.language === language).map(({ namespace }) => `${namespace}.json`);
  const isLost = (name: string) => committed(`locales/${defaultLanguage}/${name}`) !== undefined;
  const models = filesOf(defaultLanguage);
  const others = files.map(({ namespace }) => `${namespace}.json`).filter((name) => !models.includes(name));
  const expected = [...new Set([...models, ...others.filter(isLost)])];

  const published = languages.filter(({ draft }) => !draft).map(({ code }) => code);

  return [...new Set([...folders, ...published])].flatMap((folder) => {
    const error = (name: string, message: string): Problem => {
      return { file: `locales/${folder}/${name}`, severity: 'error', message };
    };
    if (!codes.includes(folder)) {
      const known = `is not a language of locales/languages.ts (known: ${codes.join(', ')})`;
      return [error('', `${known}. Add it there or remove the folder.`)];
    }
    const present = filesOf(folder);
    const missing = expected.filter((name) => !present.includes(name));
    const unknown = present.filter((name) => !expected.includes(name));
    return [
      ...missing.map((name) =>
        error(
          name,
          folder === defaultLanguage
            ? 'is missing. Put it back, or remove it in every language.'
            : `is missing. Translate locales/${defaultLanguage}/${name} into it.`,
        ),
      ),
      ...unknown.map((name) => {
        const advice = didYouMean(name, missing, 'Remove it, or add it there too.');
        return error(name, `is unknown: ${model} has no such file. ${advice}`);
      }),
    ];
  });
}
