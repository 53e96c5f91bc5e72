import { selectAll } from 'hast-util-select';
import { toString as rawTextOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { aliasAt } from '../../content/aliases.ts';
import { company } from '../../content/company.ts';
import { languageAndPathOf, languages, urlOf } from '../../content/languages.ts';
import { allOffices } from '../../content/offices.ts';
import type { ListedPage } from '../../scripts/siteFolder.ts';
import { translationsOf } from '../translationsOf.ts';
import { documents } from './builtSite.ts';

/**
 * What Google documents as required and as recommended, by type (developers.google.com/search/docs/appearance/structured-data, the page
 * of the feature, read in November 2026). Reviews, ratings and prices are left out, because the site has none. Google has no feature for
 * `Service`, so the properties of schema.org's examples are listed. The description of a service is left out: on the pages it contains
 * durations, which are examples until the owner confirms them.
 */
const documented: Record<string, readonly [feature: string, required: string, recommended?: string]> = {
  Organization: ['organization', 'name url'],
  WebSite: ['site-names', 'name url'],
  BreadcrumbList: ['breadcrumb', 'itemListElement'],
  ItemList: ['carousel', 'itemListElement'],
  ListItem: ['breadcrumb', 'position name'],
  ProfessionalService: ['local-business', 'name address', 'geo telephone url image'],
  PostalAddress: ['local-business', 'streetAddress addressLocality postalCode addressCountry'],
  JobPosting: [
    'job-posting',
    'title description datePosted hiringOrganization jobLocation',
    'validThrough employmentType identifier directApply experienceRequirements',
  ],
  MonetaryAmount: ['job-posting', 'currency value'],
  QuantitativeValue: ['job-posting', 'minValue maxValue unitText'],
  Person: ['article', 'name'],
  Blog: ['article', 'name', 'description blogPost'],
  Service: ['schema.org/Service', 'name provider', 'url areaServed serviceType'],
};

/** The properties on the page that describes a node in full: the home page for the organisation, an article's page for the article. */
const inFull: typeof documented = {
  Organization: [
    'organization',
    'name url logo',
    'address contactPoint description email foundingDate legalName sameAs telephone',
  ],
  BlogPosting: ['article', 'headline author image'],
};

/** @returns the parts of a property that the page shows separately, e.g. each sentence of the HTML that describes a position */
function partsOf(type: string, name: string, value: string): string[] {
  switch (`${type}.${name}`) {
    case 'ProfessionalService.name':
      return value.split(' ', 1);
    case 'JobPosting.description':
      return value.split(/<[^>]*>|\.\s/);
    default:
      return [value];
  }
}

/** The properties of a node that people must be able to read on its page. */
const readable = [
  'name',
  'headline',
  'description',
  'legalName',
  'streetAddress',
  'addressLocality',
  'email',
];

/** @returns every object of a value, at any depth */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) {
    return value.flatMap(objectsIn);
  }
  return typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];
}

const indexed = documents.filter(({ head }) => head.isIndexed);

const typed = ({ graph }: ListedPage) =>
  objectsIn(graph).flatMap((node) =>
    typeof node['@type'] === 'string' ? [{ type: node['@type'], node }] : [],
  );

test('each node has what Google documents for its type', () => {
  const missing = indexed.flatMap((page) =>
    typed(page).flatMap(({ type, node }) => {
      // A service that another node only refers to needs no properties.
      const isCited = type === 'Service' && !('provider' in node);
      const isFull = ['fr', 'en'].some((code) => page.url === urlOf(code, '/')) && type === 'Organization';
      const table = isFull || (type === 'BlogPosting' && 'image' in node) ? inFull : documented;
      const [, required = '', recommended = ''] = isCited ? [] : (table[type] ?? []);
      return `${required} ${recommended}`
        .split(' ')
        .filter(Boolean)
        .filter((name) => name !== 'sameAs' || company.social.length > 0)
        .filter((name) => node[name] === undefined || node[name] === '')
        .map((name) => `${page.url}  ${type} has no ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('each node has a type, and another node refers to it unless it is the page', () => {
  const lost = documents.flatMap(({ url, graph }) => {
    const [page, ...others] = graph as readonly Record<string, unknown>[];
    const cited = objectsIn([page, others.map(Object.values)]).map((node) => node['@id']);
    return [page, ...others]
      .filter((node) => node && (!node['@type'] || (node !== page && !cited.includes(node['@id']))))
      .map((node) => `${url}  ${JSON.stringify(node).slice(0, 80)}`);
  });
  expect(lost).toEqual([]);
});

test('each node that another one refers to is described on a page', () => {
  const nodes = documents.flatMap(({ graph }) => objectsIn(graph));
  const described = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']));
  expect(nodes.filter((node) => '@id' in node && !described.has(node['@id']))).toEqual([]);
});

test('each page says what it is about, and the kinds of page have their types', () => {
  const typesAt = (url: string) => {
    const page = indexed.find((each) => each.url === url);
    return page ? typed(page).map(({ type }) => type) : [];
  };
  expect(typesAt('/')).toEqual(
    expect.arrayContaining(['WebPage', 'Organization', 'WebSite', 'ContactPoint']),
  );
  expect(typesAt('/contact')).toContain('ContactPage');
  expect(typesAt('/services')).toEqual(expect.arrayContaining(['Service', 'OfferCatalog', 'BreadcrumbList']));
  expect(typesAt('/services/cloud')).toContain('Service');
  expect(typesAt('/offre/cloud')).toContain('Service');
  expect(typesAt('/about/offices').filter((type) => type === 'ProfessionalService')).toHaveLength(
    allOffices.length,
  );
  expect(typesAt('/blog')).toContain('Blog');
  expect(typesAt('/consultants')).toContain('ItemList');
  const searches = indexed.flatMap((page) =>
    typed(page).flatMap(({ type, node }) => (type === 'EntryPoint' ? [[page.url, node.urlTemplate]] : [])),
  );
  expect(searches).toEqual(
    expect.arrayContaining(
      languages.map(({ code }) => [
        urlOf(code, '/'),
        `${company.origin}${urlOf(code, '/search')}?q={search_term_string}`,
      ]),
    ),
  );
});

test('breadcrumbs name the canonical address of a page, never an alias, and so do the breadcrumbs of aliases', () => {
  const trails = documents.flatMap((page) => typed(page).filter(({ type }) => type === 'ListItem'));
  const itemUrls = trails.flatMap(({ node }) => (typeof node.item === 'string' ? [node.item] : []));
  const paths = itemUrls.map((itemUrl) => languageAndPathOf(new URL(itemUrl).pathname).path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter(aliasAt)).toEqual([]);
});

test('the items of a breadcrumb are counted from one', () => {
  const trails = indexed.flatMap((page) => typed(page).filter(({ type }) => type === 'BreadcrumbList'));
  const positions = trails.map(({ node }) => objectsIn(node).flatMap(({ position }) => position ?? []));
  expect(positions.filter((all) => all.some((position, index) => position !== index + 1))).toEqual([]);
});

test('the company answers in the languages it works in, whatever languages its site has', () => {
  const points = documents.flatMap((page) =>
    typed(page).flatMap(({ type, node }) => (type === 'ContactPoint' ? [node.availableLanguage] : [])),
  );
  expect(points).toEqual(languages.map(() => company.workLanguages));
});

test('no service has the text of a link as its name', () => {
  const named = languages.flatMap(({ code }) => {
    const page = indexed.find(({ url }) => url === urlOf(code, '/services'));
    const { offer } = translationsOf(code, 'common').pages;
    return page ? typed(page).filter(({ node }) => node.name === offer) : [];
  });
  expect(named).toEqual([]);
});

test('an article is by the author whom its page names', () => {
  const nodes = documents.flatMap(({ graph }) => objectsIn(graph));
  const signed = indexed.flatMap((page) => {
    const [signature] = selectAll('#author-title + p', page.tree);
    const posting = signature && typed(page).find(({ type }) => type === 'BlogPosting');
    const author = posting?.node.author as Record<string, unknown> | undefined;
    const described = nodes.find((node) => node['@id'] === author?.['@id'] && node.name);
    return signature ? [[page.url, rawTextOf(signature), author?.name ?? described?.name]] : [];
  });
  expect(signed).not.toEqual([]);
  expect(signed.filter(([, shown, told]) => shown !== told)).toEqual([]);
});

test('what a node says can be read on its page', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const unseen = indexed.flatMap((page) => {
    const { title, description } = page.head;
    const text = plain([title, description, rawTextOf(page.tree)].join(' '));
    return typed(page).flatMap(({ type, node }) =>
      readable.flatMap((name) => {
        const value = node[name];
        const parts = typeof value === 'string' ? partsOf(type, name, value) : [];
        return parts
          .filter((part) => !text.includes(plain(part)))
          .map((part) => `${page.url}  ${type}.${name}: ${part}`);
      }),
    );
  });
  expect(unseen).toEqual([]);
});
