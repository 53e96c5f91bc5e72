import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage } from '../../content/languages.ts';
import { problemIn, selectValues, type ValueFile } from './files.ts';
import { didYouMean, type Problem, quote } from './problem.ts';

/** The values of a file of facts that have words: which, and where these stand in the file of words. */
type Named = readonly [facts: string, values: string, words: string, entries: string];

/** Facts that have words, which may have others too. */
const named: readonly Named[] = [
  ['domains', '*.key', 'domains', '~'],
  ['domains', '*.key', 'search', 'catalogue.~'],
  ['domains', '*.offreKey', 'offre', '~'],
  ['services', '*.key', 'common', 'pages.~'],
  ['services', '*.key', 'expertise', 'choose.items.~'],
  ['consultants', '*.key', 'search', 'catalogue.~'],
];

/** Facts and words that name each other: none is without the other. */
const paired: readonly Named[] = [
  ['domains', '*.key', 'common', 'domains.~'],
  ['positions', '*.key', 'careers', 'positions.items.*.key'],
  ['positions', '*.key', 'positions', 'items.*.key'],
  ['related', '*.key', 'related', 'items.*.key'],
  ['consultants', '*.key', 'consultants', 'profiles.items.*.key'],
  ['caseStudies', '*.key', 'caseStudies', 'cases.items.*.key'],
  ['offices', 'agencies.*.key', 'offices', 'agencies.items.*.key'],
  ['offices', 'foreign.*.key', 'offices', 'foreign.items.*.key'],
  ['processSteps', '*.key', 'methodologies', 'process.items.*.key'],
  ['company', 'certifications.*.key', 'about', 'certifications.items.*.key'],
  ['teams', 'teams.*.key', 'engagement', 'offers.items.~'],
  ['tools', 'automation.*.key', 'automatedTesting', 'tools.items.~'],
  ['tools', 'performance.*.key', 'performanceTesting', 'tools.items.~'],
  ['figures', 'functionalTesting.coverage.*.key', 'functionalTesting', 'coverage.items.~'],
  ['specimens/traceability', 'requirements.*.key', 'specimens', 'traceability.requirements.~'],
  ['specimens/traceability', 'requirements.*.cases.*.id', 'specimens', 'traceability.cases.~'],
  ['specimens/traceability', 'defects.*.id', 'specimens', 'traceability.defects.items.~'],
  ['specimens/testReport', 'levels.*.key', 'specimens', 'testReport.levels.items.~'],
  ['specimens/testReport', 'failures.*.key', 'specimens', 'testReport.failures.items.~'],
  ['specimens/loadReport', 'transactions.*.key', 'specimens', 'loadReport.transactions.items.~'],
  ['specimens/auditSummary', 'marks.*.key', 'specimens', 'auditSummary.marks.items.~'],
  ['specimens/auditSummary', 'actions.*.key', 'specimens', 'auditSummary.plan.items.~'],
];

/**
 * Names that lead nowhere: a position without words, words of a position that is gone. Facts that name each other are held
 * by the schemas in `content/`. The default language stands for all, which are held against it.
 *
 * @param files the JSON files of `content/` and `locales/`; a reference to a file that cannot be read is left out
 */
export function brokenReferences(files: readonly ValueFile[]): Problem[] {
  const sidesOf = ([facts, values, words, entries]: Named) =>
    [
      { path: `content/${facts}.json`, selector: values },
      { path: `locales/${defaultLanguage}/${words}.json`, selector: entries },
    ] as const;
  const references = [
    ...[...named, ...paired].map(sidesOf),
    ...paired.map(sidesOf).map(([facts, words]) => [words, facts] as const),
  ];
  return references.flatMap(([from, to]) => {
    const [source, target] = [from, to].map(({ path }) => files.find((file) => file.path === path));
    if (source?.root === undefined || target?.root === undefined) return [];
    const known = selectValues(target, to.selector).map(({ value }) => value);
    return selectValues(source, from.selector)
      .filter(({ value }) => !known.includes(value))
      .map(({ path, value }) => {
        const advice = didYouMean(value, known, `Write one of these, or add it there: ${known.join(', ')}.`);
        return problemIn(
          source,
          path,
          `names ${quote(value)}, which ${target.path} does not have. ${advice}`,
        );
      });
  });
}

/** @returns what is wrong with a path, with query or fragment, that no page answers */
export function pageFault(path: string, routes: ReadonlySet<string>): string | undefined {
  const [route = ''] = path.split(/[?#]/);
  if (routes.has(route)) return undefined;
  return `"${route}", which is no page. ${didYouMean(route, routes, 'Name a page of pages/, or add it there.')}`;
}

/**
 * Paths in facts that no page answers. The links of pages are held once these are built (`site/links.ts`), and a build refuses
 * aliases of no page.
 *
 * @param file a file of `content/`, or an article's front matter; `{slug}` in the chat's topics stands for a part that is known later
 */
export function factLinks(file: ValueFile, routes: ReadonlySet<string>): Problem[] {
  return file.texts.flatMap(({ path, value }) => {
    const [known = '', later] = value.split('{');
    const isSome = later !== undefined && [...routes].some((each) => each.startsWith(known));
    const fault = value.startsWith('/') && !isSome && pageFault(value, routes);
    return fault ? problemIn(file, path, `leads to ${fault}`) : [];
  });
}

/** What `+onBeforePrerenderStart.ts` gives: paths, alone or with data. */
type Prerendered = (string | { url: string })[];

/**
 * The paths that pages answer, from the files of `pages/` as Vike reads them: the folder's path, the text of `+route.ts`,
 * or the list of `+onBeforePrerenderStart.ts`. What these import must not need Vite (`import.meta.glob`, `?url`).
 *
 * @returns every path that shows a page, without language: those of aliases too
 */
export async function readAddresses(project: string): Promise<ReadonlySet<string>> {
  const { aliases }: typeof import('../../content/aliases.ts') = await import(
    pathToFileURL(path.join(project, 'content/aliases.ts')).href
  );
  const pages = path.join(project, 'pages');
  const folders = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '+Page.tsx')
    .map((file) => path.dirname(file));
  const paths = await Promise.all(folders.map((folder) => routesOf(path.join(pages, folder), folder)));
  // The documents of a 404 are no addresses.
  const routes = paths.flat().filter((route) => !route.endsWith('/404'));
  return new Set([...routes, ...aliases.map(({ from }) => from)]);
}

async function routesOf(folder: string, name: string): Promise<string[]> {
  const listed = await exportOf(folder, 'onBeforePrerenderStart');
  if (typeof listed === 'function') {
    const paths: Prerendered = await listed();
    return paths.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  }
  const route = await exportOf(folder, 'route');
  if (typeof route === 'string') return [route];
  const fromFolder = `/${name.split(path.sep).join('/')}`.replace(/\/index$/, '');
  return [fromFolder || '/'];
}

async function exportOf(folder: string, name: string): Promise<unknown> {
  const file = path.join(folder, `+${name}.ts`);
  if (!existsSync(file)) return undefined;
  const module = await import(pathToFileURL(file).href);
  return module[name] ?? module.default;
}
