import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import type { WordFile } from './wordFile.ts';

/** What the rule needs of an entry of `locales/languages.ts`. */
interface KnownLanguage {
  code: string;
  name: string;
}

/**
 * Folders that are no language of the site, and files that one language has and another lacks.
 *
 * @param folders the folders of `locales/`
 * @param files all files of words
 * @param languages the languages of the site
 * @param defaultLanguage the code of the language that the others follow
 */
export function languageFolders(
  folders: readonly string[],
  files: readonly WordFile[],
  languages: readonly KnownLanguage[],
  defaultLanguage: string,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const model = languages.find(({ code }) => code === defaultLanguage)?.name ?? defaultLanguage;
  const namespacesOf = (language: string) =>
    files.filter((file) => file.language === language).map(({ namespace }) => namespace);
  const expected = namespacesOf(defaultLanguage);

  const problems: Problem[] = [];
  for (const folder of folders) {
    if (!codes.includes(folder)) {
      problems.push({
        file: `locales/${folder}/`,
        severity: 'error',
        message: `is not a language of locales/languages.ts (known: ${codes.join(', ')}). Add it there or remove the folder.`,
      });
      continue;
    }
    const present = namespacesOf(folder);
    const missing = expected.filter((namespace) => !present.includes(namespace));
    for (const namespace of missing) {
      const model = `locales/${defaultLanguage}/${namespace}.json`;
      problems.push({
        file: `locales/${folder}/${namespace}.json`,
        severity: 'error',
        message: `is missing. Translate ${model} into it.`,
      });
    }
    for (const namespace of present.filter((each) => !expected.includes(each))) {
      const advice = didYouMean(
        `${namespace}.json`,
        missing.map((each) => `${each}.json`),
        'Remove it, or add it there too.',
      );
      problems.push({
        file: `locales/${folder}/${namespace}.json`,
        severity: 'error',
        message: `is unknown: ${model} has no such file. ${advice}`,
      });
    }
  }
  return problems;
}
