import { createHash } from 'node:crypto';
import { defaultLanguage, fallbackLanguage, languages } from '../../../locales/languages.ts';
import { contentStore } from '../../contentStore.ts';
import { characters } from '../characters.ts';
import type { KeyUses } from '../code/keyUse.ts';
import { digestOfRules } from '../digestOfRules.ts';
import type { VouchedFact } from '../facts/vouchedFacts.ts';
import { jsonSyntax } from '../jsonSyntax.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../readFiles.ts';
import { remember } from '../remember.ts';
import { apostrophes } from './apostrophes.ts';
import { copiedTexts } from './copiedTexts.ts';
import { emptyTexts } from './emptyTexts.ts';
import { frenchSpaces } from './frenchSpaces.ts';
import { headLengths } from './headLengths.ts';
import { languageFolders } from './languageFolders.ts';
import { placeholderForms } from './placeholderForms.ts';
import { plainTexts } from './plainTexts.ts';
import { pluralForms } from './pluralForms.ts';
import { sameShape } from './sameShape.ts';
import { spelledFacts } from './spelledFacts.ts';
import { textLengths } from './textLengths.ts';
import { timesToAnswer } from './timesToAnswer.ts';
import { unsourcedClaims } from './unsourcedClaims.ts';
import { usedKeys } from './usedKeys.ts';
import { type WordFile, wordFile } from './wordFile.ts';

interface WordsInput {
  /** The folders of `locales/`. */
  folders: readonly string[];
  files: readonly WordFile[];
  /** What the code asks for. */
  uses: readonly KeyUses[];
  /** What goes into placeholders in a language, where it is known. */
  valuesIn: (language: string) => Readonly<Record<string, string>>;
  /** What `content/` vouches for; absent where it cannot be read. */
  facts: readonly VouchedFact[] | undefined;
  /** The names of all that has a value in a language: a placeholder has one of them. Absent where they cannot be told. */
  namesIn: (language: string) => ReadonlySet<string> | undefined;
  /** The facts that had a name at the last commit and have it no more. */
  lostIn: (name: string) => TextFile | undefined;
  /** What the last commit holds of a file, where there is one. */
  committed: (path: string) => string | undefined;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A file as messages speak of it. */
function named(file: WordFile) {
  return {
    file,
    name: languages.some(({ code }) => code === file.language)
      ? (languageNames.of(file.language) ?? '')
      : file.language,
  };
}

/**
 * All rules on `locales/`. A file that is not JSON is only said to be none.
 *
 * @returns what is wrong, in no particular order
 */
export function checkWords({
  folders,
  files,
  uses,
  valuesIn,
  facts,
  namesIn,
  lostIn,
  committed,
}: WordsInput): Problem[] {
  const sound = files.filter((file) => file.errors.length === 0);
  const models = sound.filter(({ language }) => language === defaultLanguage);
  const sources = sound.filter(({ language }) =>
    [defaultLanguage, fallbackLanguage].some((code) => code === language),
  );
  const allModelsAreSound = files.every(
    (file) => file.language !== defaultLanguage || file.errors.length === 0,
  );
  const around = digestOfAround('', folders, facts, folders.map(valuesIn), folders.map(namesIn));
  const madeOf = madeOfNamespaces('', sound, around);
  const unsure = sound.filter(({ namespace }) => !contentStore.has('sound', madeOf(namespace)));
  const differences = [
    ...languageFolders(folders, files, languages, defaultLanguage, committed),
    ...unsure.flatMap((file) => {
      const model = models.find(({ namespace }) => namespace === file.namespace);
      return !model || model === file ? [] : shapeFaults(file.path, file, model, committed);
    }),
  ];
  const torn = new Set(differences.map(({ file }) => /([^/]+)\.json$/.exec(file)?.[1] ?? ''));

  const texts = unsure.flatMap((file) => [
    ...textFaults(file.path, file, valuesIn(file.language)),
    ...copies(
      file.path,
      file,
      sources.filter(({ namespace }) => namespace === file.namespace),
    ),
    ...placeholders(file.path, file, namesIn(file.language), lostIn),
  ]);
  const blamesFacts = texts.some(({ file }) => !file.startsWith('locales/'));

  const found = [
    ...differences,
    ...texts,
    // Where the languages differ, a list may be too short, and the number before it right.
    ...unsure
      .filter(({ namespace }) => !torn.has(namespace))
      .flatMap((file) => spelledFacts(file, sound, valuesIn(file.language).company)),
    ...(facts && !blamesFacts ? unsure.flatMap((file) => claimFaults(file.path, file, facts, lostIn)) : []),
  ];
  if (facts && found.length === 0)
    for (const namespace of new Set(unsure.map((file) => file.namespace)))
      contentStore.note('sound', madeOf(namespace));

  return [
    ...files.flatMap(jsonSyntax),
    ...found,
    // A default language that cannot be read would make every key of the code look wrong.
    ...(allModelsAreSound ? usedKeys(models, uses, torn) : []),
  ];
}

/** What the files of every name are held against, in each language. */
const digestOfAround = remember(
  (
    _path,
    folders: readonly string[],
    facts: WordsInput['facts'],
    values: readonly Readonly<Record<string, string>>[],
    names: readonly (ReadonlySet<string> | undefined)[],
  ) => digestOf([folders, facts, values, names.map((each) => each && [...each])]),
);

/** All that the rules look at when they judge the files of one name: those in which nothing was found need no second look. */
const madeOfNamespaces = remember((_path, sound: readonly WordFile[], around: string) => {
  const textsOf = (wanted: string) =>
    sound.filter(({ namespace }) => namespace === wanted).flatMap(({ path, text }) => [path, text]);
  // How a language counts, and how it writes numbers.
  const shared = digestOf([digestOfRules(), around, textsOf('lists'), textsOf('promises')]);
  return (namespace: string) => [shared, ...textsOf(namespace)];
});

function digestOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

const shapeFaults = remember(
  (_path, file: WordFile, model: WordFile, committed: WordsInput['committed']): Problem[] =>
    sameShape(named(file), named(model), () => {
      // A draft follows the others.
      const isDraft = languages.some(({ code, draft }) => draft && code === file.language);
      const text = isDraft ? undefined : committed(model.path);
      return text === undefined ? undefined : wordFile(model.path, text);
    }),
);

const copies = remember((_path, file: WordFile, sources: readonly WordFile[]) => copiedTexts(file, sources));

const placeholders = remember(
  (_path, file: WordFile, known: ReadonlySet<string> | undefined, lostIn: WordsInput['lostIn']) =>
    placeholderForms(file, known, lostIn),
);

const claimFaults = remember(
  (_path, file: WordFile, facts: readonly VouchedFact[], lostIn: WordsInput['lostIn']) =>
    unsourcedClaims(file, facts, lostIn),
);

/** The rules that look at one file by itself. */
const textFaults = remember((_path, file: WordFile, values: Readonly<Record<string, string>>): Problem[] => [
  ...characters(file),
  ...emptyTexts(file),
  ...plainTexts(file),
  ...textLengths(file),
  ...headLengths(file, values),
  ...(languages.some(({ code }) => code === file.language) ? pluralForms(file) : []),
  ...apostrophes(file),
  ...frenchSpaces(file),
  ...timesToAnswer(file),
]);
