import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { defaultLanguage, languages, urlOf } from '../../../../content/languages.ts';
import { textOf, treeOf } from '../../../../renderer/document/page/tree.ts';
import { otherLanguage } from '../../../otherLanguage.ts';
import {
  build,
  change,
  filesIn,
  keepOfferedLanguages,
  makeProjectFolder,
  resetProject,
} from './projectCopy.ts';

const project = makeProjectFolder();

/** Lists of content on pages: the kind, the page, the selector of an entry, and the pattern of the key in the entry's id or address. */
const lists: [kind: string, url: string, selector: string, key: RegExp][] = [
  ['position', '/careers', '#positions article', /^(.+)$/],
  ['caseStudy', '/case-studies', '#cases article', /^(.+)$/],
  ['consultant', '/consultants', '#profiles a[href*="type="]', /type=(\w+)/],
  ['domain', '/services', '#domains > div > ol > li', /^(.+)$/],
  ['domain', '/services', '#site-menu a[href*="/services/"]:not([hreflang])', /\/services\/([\w-]+)$/],
];

function pageAt(url: string) {
  const file = path.join(project, 'dist/client', `${url}.html`);
  return treeOf(readFileSync(file, 'utf8'));
}

/** @param prefixes the prefixes of addresses in other languages than the default one, such as `/en` */
function expectContentOnPages(prefixes: readonly string[]): void {
  for (const [kind, url, selector, pattern] of lists) {
    for (const prefix of ['', ...prefixes]) {
      const found = selectAll(selector, pageAt(prefix + url)).flatMap(
        ({ properties: { id, href } }) => pattern.exec(String(id ?? href))?.[1] ?? [],
      );
      // The menu also links to pages that are not about a domain.
      const keys = entriesOf(kind).map(({ key }) => String(key));
      const shown = selector.startsWith('#site-menu') ? found.filter((key) => keys.includes(key)) : found;
      expect([...new Set(shown)].sort(), `${prefix}${url} ${selector}`).toEqual(keys.sort());
    }
  }
  for (const { key, offreKey } of entriesOf('domain')) {
    for (const url of [`/services/${key}`, `/offre/${offreKey}`]) {
      expect(textOf(select('h1', pageAt(url))), url).not.toBe('');
    }
  }
}

test('with one more entry of each kind, the build succeeds and its pages list all entries', async () => {
  resetProject(project);
  addOneOfEach();
  const { status, stderr } = await build(project);
  expect(status, stderr).toBe(0);
  expectContentOnPages(otherLanguage ? [urlOf(otherLanguage.code, '/')] : []);
  expect(readdirSync(path.join(project, 'dist/client/blog'))).toContain('second-article.html');
});

// The other company has only the languages of the switcher, another default language, a longer name, and no optional content.
test('with another company without optional content, the build succeeds, its pages list all entries, and no page names what was removed', async () => {
  resetProject(project);
  const shippedName = String((read('content/company.json') as Entry).name);
  keepOfferedLanguages(project);
  change(
    project,
    'content/languageList.ts',
    `defaultLanguage: LanguageCode = '${defaultLanguage}'`,
    `defaultLanguage: LanguageCode = '${otherLanguage?.code ?? defaultLanguage}'`,
  );
  const gone = [...removeAllThatMayGo(), shippedName];
  edit('content/company.json', [], (company) =>
    Object.assign(company, {
      name: 'Kestrel Quality Partners',
      legalName: 'Kestrel Quality Partners SAS',
      certifications: [],
      social: [],
    }),
  );
  const { status, stderr } = await build(project);
  expect(status, stderr).toBe(0);
  expectContentOnPages(otherLanguage ? [`/${defaultLanguage}`] : []);
  const pages = filesIn(project, 'dist/client').filter((file) => /^\S+\.html: /.test(file));
  for (const text of gone) {
    expect(
      pages.filter((page) => page.includes(text)).map((page) => page.split(':')[0]),
      text,
    ).toEqual([]);
  }
});

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Entry = Record<string, Json>;

/** Where an entry is: the file, and the property names that lead to the list or object with the entry. */
interface EntryLocation {
  file: string;
  at?: readonly string[];
  /** The entry's key there, if it is not the key in the content. */
  name?: (fact: Entry) => string;
}

const words = (namespace: string, ...at: string[]): EntryLocation => ({
  file: `locales/{language}/${namespace}.json`,
  at,
});

/** Where each kind of content is: first its content file, then all that is added and removed with it (docs/editing.md). */
const kinds: Readonly<Record<string, readonly EntryLocation[]>> = {
  position: [
    { file: 'content/positions.json' },
    words('careers', 'positions', 'items'),
    words('positions', 'items'),
  ],
  caseStudy: [
    { file: 'content/caseStudies.json' },
    words('caseStudies', 'cases', 'items'),
    words('caseStudies', 'testimonials', 'items'),
  ],
  consultant: [
    { file: 'content/consultants.json' },
    words('consultants', 'profiles', 'items'),
    words('search', 'catalogue'),
    words('contact', 'form', 'fields', 'subject', 'options'),
  ],
  agency: [
    { file: 'content/offices.json', at: ['agencies'] },
    words('offices', 'agencies', 'items'),
    { file: 'content/chat/{language}/places.json', name: ({ name }) => String(name) },
  ],
  certification: [
    { file: 'content/company.json', at: ['certifications'] },
    words('about', 'certifications', 'items'),
  ],
  specimen: [{ file: 'content/specimens/specimens.json' }],
  country: [{ file: 'content/offices.json', at: ['foreign'] }, words('offices', 'foreign', 'items')],
  domain: [
    { file: 'content/domains.json' },
    words('common', 'domains'),
    words('common', 'breadcrumb'),
    { ...words('common', 'breadcrumb'), name: ({ offreKey }) => String(offreKey) },
    words('domains'),
    { ...words('offre'), name: ({ offreKey }) => String(offreKey) },
    words('search', 'catalogue'),
  ],
};

/** New entries, by kind: each is a copy of the entry `from` with another key, and with changed texts so that no two pages are the same. */
const added: Readonly<Record<string, { from: string; key: string; content?: Entry }>> = {
  position: {
    from: 'manualQa',
    key: 'tester',
    content: { applyUrl: 'https://recrutement.eprouva.example/postes/tester' },
  },
  caseStudy: { from: 'retailer', key: 'insurer' },
  consultant: { from: 'data_tester', key: 'mobile_tester', content: { subject: 'Testeur Mobile' } },
  agency: { from: 'lille', key: 'rennes', content: { name: 'Rennes', email: 'rennes@eprouva.example' } },
  country: { from: 'canada', key: 'morocco', content: { code: 'MA' } },
  domain: { from: 'robotics', key: 'e-commerce' },
};

/** All entries of optional kinds, and one domain only, because the menus need some. */
const removed = (): readonly [kind: string, keys: readonly string[]][] => [
  ...['position', 'caseStudy', 'consultant', 'agency', 'country', 'certification', 'specimen'].map(
    (kind) => [kind, entriesOf(kind).map(({ key }) => String(key))] as [string, string[]],
  ),
  ['domain', ['cloud']],
];

function addOneOfEach(): void {
  for (const [kind, { from, key, content }] of Object.entries(added)) {
    const fact = entriesOf(kind).find((each) => each.key === from);
    if (!fact) {
      throw new Error(`There is no ${kind} "${from}" to make another one of.`);
    }
    const copied: Entry = { ...fact, key, ...('offreKey' in fact && { offreKey: key }), ...content };
    for (const location of kinds[kind] ?? []) {
      edit(location.file, location.at ?? [], (holder) => {
        const { name } = location;
        const [old, fresh] = [name?.(fact) ?? from, name?.(copied) ?? key];
        const found = Array.isArray(holder)
          ? holder.find((each) => (each as Entry).key === old)
          : holder[old];
        if (found === undefined) {
          return;
        }
        const isContent = location === kinds[kind]?.[0];
        const copy = isContent ? copied : Array.isArray(found) ? [fresh] : marked(found);
        if (Array.isArray(holder)) {
          holder.push({ ...(copy as Entry), key: fresh });
        } else {
          holder[fresh] = copy;
        }
      });
    }
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', 'article', 'second-article'], {
    cwd: project,
  });
}

/** @returns what no page may contain afterwards: addresses of removed pages, names of cities */
function removeAllThatMayGo(): string[] {
  const cities = entriesOf('agency').map(({ address }) => String((address as Entry).city));
  const positions = entriesOf('position').map(({ key }) => String(key));
  const nearshore = '/services/nearshore';
  const gone = new Set([
    nearshore,
    '/services/cloud',
    '/offre/cloud',
    ...positions.map((key) => `/careers/${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ]);
  // The places around an office abroad are removed with its country.
  const abroad = (entriesOf('country') as { cities: Entry[] }[]).flatMap(({ cities: each }) => each);
  for (const { name } of abroad) {
    edit('content/chat/{language}/places.json', [], (holder) => remove(holder, String(name)));
  }
  for (const [kind, keys] of removed()) {
    for (const fact of entriesOf(kind).filter(({ key }) => keys.includes(String(key)))) {
      for (const { file, at = [], name } of kinds[kind] ?? []) {
        edit(file, at, (holder) => remove(holder, name?.(fact) ?? String(fact.key)));
      }
    }
  }
  // Whoever removes a page also removes its folder, its translations, and what other content says about it.
  rmSync(path.join(project, `pages${nearshore}`), { recursive: true });
  for (const { code } of languages) {
    rmSync(path.join(project, `locales/${code}/nearshore.json`), { force: true });
  }
  edit('content/services.json', [], (holder) => remove(holder, 'nearshore'));
  // Removes all rates, because some belong to a removed office.
  edit('content/rates.json', [], (holder) => {
    (holder as Json[]).length = 0;
  });
  edit('content/teams.json', ['teams'], (holder) => remove(holder, 'nearshore'));
  // Links to removed pages.
  const isBrokenLink = (address: Json | undefined) => gone.has(String(address).replace(/#.*/, ''));
  edit('content/chat/sectors.json', [], (holder) => {
    for (const sector of holder as Entry[]) {
      sector.services = (sector.services as string[]).filter((service) => !isBrokenLink(service));
      delete sector.example;
    }
  });
  const topics = read('content/chat/topics.json') as Entry[];
  for (const { key } of topics.filter(({ page }) => isBrokenLink(page))) {
    edit('content/chat/topics.json', [], (holder) => remove(holder, String(key)));
    edit('content/chat/{language}/topics.json', [], (holder) => remove(holder, String(key)));
    for (const group of ['topics', 'questions']) {
      edit('locales/{language}/chatAnswers.json', [group], (holder) => remove(holder, String(key)));
    }
  }
  return [...gone].map((address) => `${address}"`).concat(cities);
}

function entriesOf(kind: string): Entry[] {
  const [{ file, at = [] } = { file: '' }] = kinds[kind] ?? [];
  return within(read(file), at) as Entry[];
}

/** @returns a copy in which every text is changed */
function marked(value: Json): Json {
  // Without figures: each copied figure would need a source.
  if (typeof value === 'string') {
    return `${value.replaceAll(/\d+/g, 'x')} +`;
  }
  if (Array.isArray(value)) {
    return value.map(marked);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'key' ? each : marked(each)]),
  );
}

function remove(holder: Json[] | Entry, name: string): void {
  if (!Array.isArray(holder)) {
    delete holder[name];
  } else {
    const index = holder.findIndex((each) => (each as Entry).key === name);
    if (index >= 0) {
      holder.splice(index, 1);
    }
  }
}

/**
 * Changes a list or an object in a file of the copy.
 *
 * @param pattern the file; with `{language}`, the file of each language, if it exists
 * @param at the property names that lead to the list or object
 */
function edit(pattern: string, at: readonly string[], change: (holder: Json[] | Entry) => void): void {
  const files = pattern.includes('{language}')
    ? languages.map(({ code }) => pattern.replace('{language}', code))
    : [pattern];
  for (const file of files.filter((each) => existsSync(path.join(project, each)))) {
    const content = read(file);
    change(within(content, at) as Json[] | Entry);
    writeFileSync(path.join(project, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

function within(content: Json, at: readonly string[]): Json {
  return at.reduce<Json>((value, name) => (value as Entry)[name] ?? null, content);
}

function read(file: string): Json {
  return JSON.parse(readFileSync(path.join(project, file), 'utf8'));
}
