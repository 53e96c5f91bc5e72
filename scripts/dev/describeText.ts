import { languages as knownLanguages } from '../../locales/languages.ts';
import { usesOf } from '../check/code/usesOf.ts';
import { lineAt } from '../check/lineAt.ts';
import { readProject } from '../check/readProject.ts';
import { limits } from '../check/words/headLengths.ts';
import { placeholdersOf } from '../check/words/placeholdersOf.ts';
import { textKindOf } from '../check/words/textLengths.ts';

/** All that an editor should know before changing a text. */
export interface DescribedText {
  key: string;
  languages: { language: string; file: string; line: number; text: string }[];
  /** In characters; `isFilled` where they are counted with what placeholders become. */
  limit: { least: number; most: number; isFilled: boolean };
  placeholders: string[];
  /** Where code asks for it: `pages/careers/+Page.tsx:12`. */
  uses: string[];
  /** Keys of the same words. */
  same: string[];
}

/**
 * @param project its folder
 * @param key with its namespace: `careers:positions.items[2].title`
 * @returns nothing where no language has that key
 */
export function describeText(project: string, key: string): DescribedText | undefined {
  const { words, uses } = readProject(project);
  const all = words.flatMap((file) =>
    file.texts.map(({ key: path, text, offset }) => ({
      key: `${file.namespace}:${path}`,
      language: file.language,
      file: file.path,
      line: lineAt(file.text, offset),
      text,
    })),
  );
  const languages = knownLanguages.flatMap(({ code }) =>
    all.filter((each) => each.key === key && each.language === code),
  );
  if (languages.length === 0) return undefined;
  const isSame = ({ language, text }: { language: string; text: string }) =>
    languages.some((each) => each.language === language && each.text === text);
  const [, name] = /[mM]eta\.(title|description)$/.exec(key) ?? [];
  return {
    key,
    languages: languages.map(({ key: _, ...rest }) => rest),
    limit: name
      ? { ...limits[name as keyof typeof limits], isFilled: true }
      : { least: 1, most: textKindOf(key).most, isFilled: false },
    placeholders: [...new Set(languages.flatMap(({ text }) => [...placeholdersOf(text)]))],
    uses: usesOf(uses, key).map(({ file, line }) => `${file}:${line}`),
    same: [...new Set(all.filter(isSame).map((each) => each.key))].filter((each) => each !== key),
  };
}
