import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { languageAndPathOf } from '../../../../locales/languages.ts';
import { brokenLinks } from '../../../../scripts/check/site/links.ts';
import { readSite, type SitePage } from '../../../../scripts/check/site/sitePage.ts';
import { visibleTexts } from '../../../../scripts/check/site/visibleTexts.ts';
import { loadChatFunction } from '../../../../scripts/serve/loadChatFunction.ts';

const codes = ['fr', 'en'] as const;
type Code = (typeof codes)[number];
interface Entry {
  key: string;
  [name: string]: unknown;
}

/** The facts of a project, counted here and not by the code that is tested. */
function factsOf(project: string) {
  const read = (file: string) => JSON.parse(readFileSync(path.join(project, file), 'utf8'));
  const offices = read('content/offices.json');
  const foreign: { key: string; cities: { name: string; email: string }[] }[] = offices.foreign;
  const abroad = foreign.flatMap(({ cities }) => cities);
  const facts = {
    company: read('content/company.json') as { name: string; origin: string },
    positions: read('content/positions.json') as Entry[],
    cases: read('content/caseStudies.json') as Entry[],
    consultants: read('content/consultants.json') as Entry[],
    domains: read('content/domains.json') as (Entry & { offreKey: string })[],
    agencies: offices.agencies as (Entry & { name: string; email: string })[],
    foreign,
    abroad,
    soon: foreign.filter(({ cities }) => cities.length === 0),
    articles: readdirSync(path.join(project, 'content/articles'), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name),
    words: (code: Code, namespace: string) => read(`locales/${code}/${namespace}.json`),
  };
  return facts;
}

type Facts = ReturnType<typeof factsOf>;

/**
 * Scans a built project for what its facts contradict.
 *
 * @param project its folder
 * @param gone what stood there once and must be on no page: addresses, names of cities, titles
 * @returns a message for each contradiction
 */
export async function contradictions(project: string, gone: readonly string[]): Promise<string[]> {
  const facts = factsOf(project);
  const site = readSite(path.join(project, 'dist/client'));
  const pageAt = (url: string) => site.pages.find((page) => page.url === url)?.root;
  return [
    ...brokenLinks(site, facts.company.origin),
    ...site.pages.flatMap((page) => wrongCounts(page, facts)),
    ...site.pages.flatMap((page) => wrongMenu(page, facts)),
    ...site.pages.flatMap(({ url, html }) =>
      gone.filter((text) => html.includes(text)).map((text) => `${url}  still has "${text}"`),
    ),
    ...codes.flatMap((code) => wrongLists(code, facts, pageAt)),
    ...wrongPages(project, facts),
    ...(await wrongAnswers(project, facts)),
  ];
}

function differ(place: string, found: readonly string[], expected: readonly string[]): string[] {
  const [a, b] = [found, expected].map((list) => [...new Set(list)].sort().join(', '));
  return a === b ? [] : [`${place}  has ${a || 'nothing'} instead of ${b || 'nothing'}`];
}

const numbers: Record<Code, string> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
};

/** What is counted, in each language; other pages count other domains. */
function wrongCounts({ url, root }: SitePage, facts: Facts): string[] {
  const { language, path: address } = languageAndPathOf(url);
  // The patterns below are French and English: the others quote the same counts by the same names.
  if (!(language in numbers)) return [];
  const code = language as Code;
  const texts = [
    ...visibleTexts(root).map(({ text }) => text),
    ...root.querySelectorAll('title, meta[content]').map((each) => each.getAttribute('content') ?? each.text),
    ...root.querySelectorAll('[aria-label]').map((each) => each.getAttribute('aria-label') ?? ''),
  ].map((text) => text.replaceAll(/\s/g, ' '));
  const counted: [string, string, number][] = [
    ['postes? ouverts?|postes de test', '(?:open )?positions?', facts.positions.length],
    ['agences?', 'branch(?:es)?|regional (?:offices?|branches)', facts.agencies.length],
    ['profils?', 'profiles?|consultant profiles?', facts.consultants.length],
    ['exemples? de mission', 'example engagements?', facts.cases.length],
    ['adresses? en France', 'address(?:es)? in France', facts.agencies.length + 1],
    ['pays en préparation', 'countr(?:y|ies) in preparation', facts.soon.length],
    ['centres? ouverts?', 'centres? open', facts.abroad.length],
    ['entrées?', 'entr(?:y|ies)', facts.domains.length + facts.consultants.length + 2],
    ...(address.includes('quality-audits')
      ? []
      : ([['domaines?', 'domains?', facts.domains.length]] as [string, string, number][])),
  ];
  const written = numbers[code].split(' ');
  return counted.flatMap(([french, english, length]) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\d.,-])(\\d+|${written.slice(2).join('|')}) (?:${code === 'fr' ? french : english})(?!\\p{L})`,
      'giu',
    );
    return texts
      .flatMap((text) => [...text.matchAll(pattern)])
      .filter(([, number = '']) => (Number(number) || written.indexOf(number.toLowerCase())) !== length)
      .map(([found]) => `${url}  says "${found}", and there are ${length}`);
  });
}

/** Menus lead to every domain and to no other; the language switcher leads to the page itself. */
function wrongMenu({ url, root }: SitePage, { domains }: Facts): string[] {
  const links = root
    .querySelectorAll('#site-menu a:not([hreflang])')
    .map((link) => link.getAttribute('href') ?? '');
  if (links.length === 0) return [];
  const found = links.flatMap((href) => /\/services\/([\w-]+)$/.exec(href)?.[1] ?? []);
  return differ(
    `${url} (menu)`,
    found,
    domains.map(({ key }) => key),
  );
}

function wrongLists(code: Code, facts: Facts, pageAt: (url: string) => HTMLElement | undefined): string[] {
  const at = (address: string) => (code === 'fr' ? address : `/en${address}`);
  const all = (address: string, selector: string) => pageAt(at(address))?.querySelectorAll(selector) ?? [];
  const ids = (address: string, selector: string) => all(address, selector).map(({ id }) => id);
  const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  const titles = (namespace: string, [group, items]: [string, string], name: string): string[] =>
    facts.words(code, namespace)[group][items].map((entry: Record<string, string>) => entry[name]);
  const texts = (address: string, selector: string) =>
    all(address, selector).map(({ textContent }) => textContent.trim());
  const nodes = (address: string, type: string) =>
    JSON.parse(all(address, 'script[type="application/ld+json"]')[0]?.text ?? '{}')['@graph'].filter(
      (node: { '@type': string }) => node['@type'] === type,
    );
  const parameters = (address: string, selector: string, name: string) =>
    all(address, selector).flatMap(
      (link) => new URL(link.getAttribute('href') ?? '', 'https://a.example').searchParams.get(name) ?? [],
    );
  return [
    ...differ(at('/careers'), ids('/careers', '#positions article'), keys(facts.positions)),
    ...differ(
      `${at('/careers')} (titles)`,
      texts('/careers', '#positions h3'),
      titles('careers', ['positions', 'items'], 'title'),
    ),
    ...differ(
      `${at('/careers')} (JobPosting)`,
      nodes('/careers', 'JobPosting').map((node: { title: string }) => node.title),
      [],
    ),
    ...differ(at('/case-studies'), ids('/case-studies', '#cases article'), keys(facts.cases)),
    ...differ(at('/consultants'), parameters('/consultants', '#profiles a', 'type'), keys(facts.consultants)),
    ...differ(
      `${at('/services')} (cards)`,
      ids('/services', '#domains > div > ol > li'),
      keys(facts.domains),
    ),
    ...differ(at('/search'), parameters('/search', '#catalogue h3 a', 'type'), [
      ...keys(facts.domains),
      'security-compliance',
      'quality-audit',
      ...keys(facts.consultants),
    ]),
    ...facts.consultants.flatMap(({ subject }) =>
      texts('/contact', `option`).length > 0 &&
      !all('/contact', 'option').some((option) => option.getAttribute('value') === subject)
        ? [`${at('/contact')}  does not offer "${subject}"`]
        : [],
    ),
    ...differ(
      `${at('/about/offices')} (agencies)`,
      texts('/about/offices', '#agencies h3'),
      titles('offices', ['agencies', 'items'], 'title'),
    ),
    ...differ(
      `${at('/about/offices')} (ProfessionalService)`,
      nodes('/about/offices', 'ProfessionalService').map((node: { email: string }) => node.email),
      [
        nodes('/about/offices', 'ProfessionalService')[0]?.email,
        ...facts.agencies.map(({ email }) => email),
        ...facts.abroad.map(({ email }) => email),
      ],
    ),
    ...differ(
      `${at('/blog')} (articles)`,
      all('/blog', 'main a').flatMap(
        (link) => /\/blog\/([\w-]+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
      ),
      facts.articles,
    ),
    ...facts.domains.flatMap(({ key, offreKey }) => {
      const title = facts.words(code, 'domains')[key].title;
      const crumb = nodes(`/services/${key}`, 'BreadcrumbList')[0]?.itemListElement.at(-1)?.name;
      return [
        ...differ(`${at(`/services/${key}`)} (breadcrumb)`, [crumb], [title]),
        ...differ(
          `${at(`/services/${key}`)} (Service)`,
          nodes(`/services/${key}`, 'Service').map((node: { name: string }) => node.name),
          [title],
        ),
        ...(nodes(`/offre/${offreKey}`, 'Service').length === 1
          ? []
          : [`${at(`/offre/${offreKey}`)}  has no Service`]),
      ];
    }),
  ];
}

/** A page for each domain and each article, in each language, and for no other. */
function wrongPages(project: string, { domains, articles }: Facts): string[] {
  const own = new Set(readdirSync(path.join(project, 'pages/services')));
  const pagesIn = (folder: string) => {
    const place = path.join(project, 'dist/client', folder);
    return (existsSync(place) ? readdirSync(place) : [])
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.slice(0, -'.html'.length))
      .filter((name) => name !== '404');
  };
  return ['', 'en/'].flatMap((prefix) => [
    ...differ(
      `${prefix}services/`,
      pagesIn(`${prefix}services`).filter((name) => !own.has(name)),
      domains.map(({ key }) => key),
    ),
    ...differ(
      `${prefix}offre/`,
      pagesIn(`${prefix}offre`),
      domains.flatMap(({ key, offreKey }) => [key, offreKey]),
    ),
    ...differ(`${prefix}blog/`, pagesIn(`${prefix}blog`), articles),
  ]);
}

const questions: Record<Code, Record<'positions' | 'offices' | 'domains', string>> = {
  fr: {
    positions: 'Quels sont vos postes ouverts ?',
    offices: 'Où sont vos bureaux ?',
    domains: 'Que testez-vous ?',
  },
  en: {
    positions: 'Which positions are open?',
    offices: 'Where are your offices?',
    domains: 'What do you test?',
  },
};

/** Answers that list facts. */
async function wrongAnswers(project: string, facts: Facts): Promise<string[]> {
  const chat = await loadChatFunction(path.join(project, 'dist/functions'), {
    CHAT_QUESTIONS_PER_MINUTE: '1000',
  });
  const ask = async (message: string, language: Code): Promise<string> => {
    const response = await chat.fetch(
      new Request('http://localhost/functions/v1/chat-with-ai', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message, language, context: { contact: {}, links: {} } }),
      }),
    );
    return ((await response.json()) as { response: string }).response;
  };
  const messages: string[] = [];
  for (const code of codes) {
    const asked = questions[code];
    const positions = await ask(asked.positions, code);
    const titles: string[] = facts
      .words(code, 'careers')
      .positions.items.map(({ title }: { title: string }) => title);
    messages.push(
      ...differ(
        `"${asked.positions}"`,
        [...positions.matchAll(/^- (?:Exemple\s: |Example: )?([^,\n]+),/gm)].map(([, title = '']) => title),
        titles,
      ),
    );
    const offices = await ask(asked.offices, code);
    messages.push(
      ...differ(
        `"${asked.offices}"`,
        [...offices.matchAll(/mailto:([^)\s]+)/g)].map(([, email = '']) => email),
        facts.agencies.map(({ email }) => email),
      ),
      ...facts.abroad
        .filter(({ name }) => !offices.includes(name))
        .map(({ name }) => `"${asked.offices}"  lacks ${name}`),
    );
    const domains = await ask(asked.domains, code);
    const names: Record<string, string> = facts.words(code, 'common').domains;
    messages.push(
      ...Object.values(names)
        .filter((name) => !domains.includes(name))
        .map((name) => `"${asked.domains}"  lacks ${name}: ${domains}`),
    );
  }
  return messages;
}
