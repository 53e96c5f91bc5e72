import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getNodeValue, type Node } from 'jsonc-parser';
import { languages } from '../../locales/languages.ts';
import { promiseTexts } from '../../locales/promiseTexts.ts';
import { checkArticles } from './articles/checkArticles.ts';
import { checkChat } from './chat/checkChat.ts';
import { namesIn } from './code/namesIn.ts';
import { committedText } from './committedText.ts';
import { checkFacts } from './facts/checkFacts.ts';
import { readAddresses } from './facts/readAddresses.ts';
import { brokenReferences } from './facts/references.ts';
import { examples, vouchedArticle, vouchedFacts } from './facts/vouchedFacts.ts';
import { checkLinks } from './links/checkLinks.ts';
import type { JsonFile } from './parseJsonFile.ts';
import type { Problem } from './problem.ts';
import type { Unsaved } from './readFiles.ts';
import { readProject } from './readProject.ts';
import { remember } from './remember.ts';
import { selectValues } from './selectValues.ts';
import { checkSettings } from './settings/checkSettings.ts';
import { checkWords } from './words/checkWords.ts';
import { leftToWrite } from './words/leftToWrite.ts';

interface CheckOptions {
  /** What counts instead of what is on the disk. */
  unsaved?: Unsaved;
  /** As year-month-day. */
  today?: string;
  /** What the repository's last commit holds of a file, where there is one. */
  committed?: (path: string) => string | undefined;
}

/**
 * Reads words, facts, articles, settings and the code that shows them, and holds them against each other. Nothing is rendered.
 * `npm run check`, `build` and `dev` apply these rules and say these words.
 *
 * @param folder the project's folder
 * @returns everything that is wrong, and what is to fill in before the launch
 */
export async function checkProject(
  folder: string,
  {
    unsaved,
    today = new Date().toISOString().slice(0, 10),
    committed = (file) => committedText(folder, file),
  }: CheckOptions = {},
): Promise<Problem[]> {
  const project = readProject(folder, unsaved);
  const { words, facts, chat, articles, code, uses } = project;
  const vouched = facts.flatMap((file) => vouchedFactsOf(file.path, file));
  const folders = new Set([
    ...words.map(({ language }) => language),
    ...readdirSync(path.join(folder, 'locales'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]);
  const factProblems = await checkFacts(folder, facts, code, today);
  const areFactsSound = factProblems.every(({ severity }) => severity !== 'error');
  const listTexts = await listTextsOf(folder);
  const textsOf = (language: string) =>
    textsIn(
      language,
      fileAt(facts, 'content/company.json'),
      fileAt(facts, 'content/promises.json'),
      fileAt(words, `locales/${language}/promises.json`),
      fileAt(words, `locales/${language}/lists.json`),
      listTexts,
    );
  // What a language cannot say while a file of it is broken is no fault of the texts that quote it.
  const texts = new Map(
    [...folders].map((language) => [language, joined(language, [...folders, language].map(textsOf))]),
  );
  const keys = [
    ...codeNames(
      '',
      code.map(({ text }) => text),
    ),
    ...vouched.map(({ name }) => name),
  ];
  const names = new Map(
    [...texts].map(([language, values]) => [
      language,
      areFactsSound ? namesOf(language, keys, values) : undefined,
    ]),
  );
  const found = [
    ...factProblems,
    ...checkWords({
      folders: [...folders],
      files: words,
      uses,
      valuesIn: (language) => texts.get(language) ?? {},
      facts: areFactsSound ? vouched : undefined,
      namesIn: (language) => names.get(language),
      lostIn: lostAmong('', facts, committed),
      committed,
    }),
    ...checkChat(chat),
    ...checkSettings(project.settings),
  ];
  const files = [...facts, ...words, ...chat];
  // What is said to be wrong already would only seem to lead nowhere.
  const torn = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const problems = [
    ...found,
    ...brokenReferences(
      new Map(files.filter((file) => !torn.has(file.path)).map((file) => [file.path, file])),
      committed,
    ),
  ];
  // Pages come from code that reads the facts: it would only fail on what is already said to be wrong.
  const isOfFacts = ({ file, severity }: Problem) =>
    severity === 'error' && /^content\/(?:specimens\/)?[^/]+\.json$/.test(file);
  const addresses = problems.some(isOfFacts) ? undefined : await readAddresses(folder);
  const around = {
    files: project.articleFolders,
    routes: addresses?.all,
    languages: new Set(words.map(({ language }) => language)),
  };
  const unreadable = new Set(files.filter(({ errors }) => errors.length > 0).map((file) => file.path));
  return [
    ...problems,
    ...checkArticles(articles, around, today),
    ...(addresses ? checkLinks(project, addresses) : []),
    ...examples([...vouched, ...articles.flatMap(vouchedArticle)]),
    ...[...facts, ...words, ...articles].flatMap(leftToWrite),
  ].map((problem) =>
    problem.severity === 'error' && draftFile.test(problem.file) && !unreadable.has(problem.file)
      ? { ...problem, severity: 'draft' as const }
      : problem,
  );
}

const drafts = languages.filter(({ draft }) => draft).map(({ code }) => code);

/** What is written in a language that is not published. */
const draftFile = new RegExp(
  `^(?:locales/(?:${drafts.join('|')})/|content/articles/[^/]+/(?:${drafts.join('|')})\\.md$)`,
);

type Texts = typeof import('../../locales/listTexts.ts').listTexts;

const vouchedFactsOf = remember((_path, file: JsonFile) => vouchedFacts(file));

/** What placeholders may be called: what code, facts and promises call something. */
const namesOf = remember(
  (_language, keys: readonly string[], texts: Readonly<Record<string, string>>) =>
    new Set([...keys, ...Object.keys(texts)]),
);

/** The same object for the same texts: what was found with them is remembered. */
const joined = remember(
  (_language, texts: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> =>
    Object.assign({}, ...texts),
);

const codeNames = remember((_path, texts: readonly string[]) => namesIn(texts));

const lostAmong = remember(
  (_path, facts: readonly JsonFile[], committed: (path: string) => string | undefined) => (name: string) =>
    facts.find((file) => !mentions(file.text, name) && mentions(committed(file.path), name)),
);

/** Whether facts have a name: words quote `auditTime` as `{{AuditTimeInFigures}}` too. */
function mentions(facts: string | undefined, name: string): boolean {
  const plain = name.replace(/InFigures$/, '').replace(/^./, (first) => first.toLowerCase());
  return facts?.includes(JSON.stringify(plain)) ?? false;
}

function fileAt(files: readonly JsonFile[], wanted: string): JsonFile | undefined {
  return files.find(({ path }) => path === wanted);
}

/** The company's name, the promises and the counts, which pages quote most often: they count in the length of a title. */
const textsIn = remember(
  (
    language,
    company: JsonFile | undefined,
    promises: JsonFile | undefined,
    promiseWords: JsonFile | undefined,
    listWords: JsonFile | undefined,
    listTexts: Texts,
  ): Record<string, string> => {
    const [name] = company?.root ? selectValues(company.root, 'name') : [];
    return {
      ...(name ? { company: name.value } : {}),
      ...orNone(() => promiseTexts(language, contentOf(promises), contentOf(promiseWords))),
      ...orNone(() => listTexts(language, contentOf(listWords), contentOf(promiseWords).numbers)),
    };
  },
);

/** @throws Error where there is no such file, or nothing in it */
function contentOf(file: JsonFile | undefined) {
  return getNodeValue(file?.root as Node);
}

/** Facts that are not what they must be have no texts here: what is wrong with them is said as of all facts. */
async function listTextsOf(project: string): Promise<Texts> {
  const file = pathToFileURL(path.join(project, 'locales/listTexts.ts')).href;
  return import(file).then(
    ({ listTexts }) => listTexts,
    (): Texts => () => ({}),
  );
}

function orNone(texts: () => Record<string, string>): Record<string, string> {
  try {
    return texts();
  } catch {
    return {};
  }
}
