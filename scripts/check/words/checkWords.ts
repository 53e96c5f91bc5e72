import { defaultLanguage, fallbackLanguage, languages } from '../../../locales/languages.ts';
import type { KeyUses } from '../code/keyUse.ts';
import type { VouchedFact } from '../facts/vouchedFacts.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { Problem } from '../problem.ts';
import { apostrophes } from './apostrophes.ts';
import { copiedTexts } from './copiedTexts.ts';
import { emptyTexts } from './emptyTexts.ts';
import { frenchSpaces } from './frenchSpaces.ts';
import { headLengths } from './headLengths.ts';
import { languageFolders } from './languageFolders.ts';
import { plainTexts } from './plainTexts.ts';
import { pluralForms } from './pluralForms.ts';
import { sameShape } from './sameShape.ts';
import { timesToAnswer } from './timesToAnswer.ts';
import { unsourcedClaims } from './unsourcedClaims.ts';
import { usedKeys } from './usedKeys.ts';
import type { WordFile } from './wordFile.ts';

interface WordsInput {
  /** The folders of `locales/`. */
  folders: readonly string[];
  files: readonly WordFile[];
  /** What the code asks for. */
  uses: readonly KeyUses[];
  /** What goes into placeholders in a language, where it is known. */
  valuesIn: (language: string) => Readonly<Record<string, string>>;
  /** What `content/` vouches for. */
  facts: readonly VouchedFact[];
}

/** How messages speak of the default language. */
const modelName = new Intl.DisplayNames('en', { type: 'language' }).of(defaultLanguage) ?? defaultLanguage;

/**
 * All rules on `locales/`. A file that is not JSON is only said to be none.
 *
 * @returns what is wrong, in no particular order
 */
export function checkWords({ folders, files, uses, valuesIn, facts }: WordsInput): Problem[] {
  const sound = files.filter((file) => file.errors.length === 0);
  const models = sound.filter(({ language }) => language === defaultLanguage);
  const sources = sound.filter(({ language }) =>
    [defaultLanguage, fallbackLanguage].some((code) => code === language),
  );
  const allModelsAreSound = files.every(
    (file) => file.language !== defaultLanguage || file.errors.length === 0,
  );

  const problems = [
    ...languageFolders(folders, files, languages, defaultLanguage),
    ...sound.flatMap((file) => {
      const model = models.find(({ namespace }) => namespace === file.namespace);
      const isTranslation = model && file.language !== defaultLanguage;
      return [
        ...(isTranslation ? sameShape(file, { name: modelName, file: model }) : []),
        ...copiedTexts(
          file,
          sources.filter(({ namespace }) => namespace === file.namespace),
        ),
        ...emptyTexts(file),
        ...plainTexts(file),
        ...headLengths(file, valuesIn(file.language)),
        ...(languages.some(({ code }) => code === file.language) ? pluralForms(file) : []),
        ...apostrophes(file),
        ...frenchSpaces(file),
        ...timesToAnswer(file),
        ...unsourcedClaims(file, facts),
      ];
    }),
  ];
  return [
    ...files.flatMap(jsonSyntax),
    ...problems.map((problem) => (isDraft(problem) ? { ...problem, severity: 'draft' as const } : problem)),
    // A default language that cannot be read would make every key of the code look wrong.
    ...(allModelsAreSound ? usedKeys(models, uses) : []),
  ];
}

function isDraft({ file }: Problem): boolean {
  return languages.some(({ code, draft }) => draft && file.startsWith(`locales/${code}/`));
}
