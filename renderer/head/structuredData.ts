import type { Crumb } from '../../components/layout/breadcrumbOf.ts';
import { type LanguageCode, languageOf, urlOf } from '../../locales/languages.ts';
import type { JsonLdNode, Metadata } from './metadata.ts';

export interface StructuredDataInput {
  company: { name: string; origin: string };
  organizationDescription: string;
  language: LanguageCode;
  canonicalPath: string;
  title: string;
  type: Metadata['structuredDataType'];
  breadcrumb: Crumb[];
  /** Nodes the page adds. */
  nodes: JsonLdNode[];
}

/**
 * The JSON-LD graph of a page. The organisation is described in full on each page and referred to by `@id` elsewhere,
 * as Google's "Organization" and "Breadcrumb" documentation ask.
 *
 * @param input facts and words of the page
 * @returns the nodes of `@graph`
 */
export function structuredDataOf(input: StructuredDataInput): JsonLdNode[] {
  const { company, language, canonicalPath } = input;
  const url = company.origin + urlOf(language, canonicalPath);
  const organizationId = `${company.origin}/#organization`;
  const graph: JsonLdNode[] = [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: company.name,
      url: `${company.origin}/`,
      logo: `${company.origin}/favicon.svg`,
      description: input.organizationDescription,
    },
  ];
  const page = { '@id': url, url, name: input.title, inLanguage: languageOf(language).hreflang };
  if (input.type === 'ContactPage')
    graph.push({ '@type': 'ContactPage', ...page, about: { '@id': organizationId } });
  if (canonicalPath === '/') {
    graph.push({
      '@type': 'WebSite',
      '@id': `${company.origin}/#website`,
      url: `${company.origin}/`,
      name: company.name,
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${company.origin}${urlOf(language, '/search')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    });
  }
  if (input.breadcrumb.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: input.breadcrumb.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: company.origin + urlOf(language, path),
      })),
    });
  }
  return [...graph, ...input.nodes];
}
