import type { BreadcrumbList, SearchAction, WebPage, WebSite } from 'schema-dts';
import type { Crumb } from '../../../components/layout/breadcrumbOf.ts';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { searchPath } from '../../../content/pagePaths.ts';
import { organizationId, organizationNode, shortOrganizationNode } from '../../../content/schemaOrgNodes.ts';
import type { JsonLdNode, Metadata, PageIdentity } from './metadata.ts';

export interface StructuredDataInput {
  identity: PageIdentity;
  organizationDescription: string;
  title: string;
  type?: Metadata['structuredDataType'];
  breadcrumb: Crumb[];
  nodes: JsonLdNode[];
}

/** @returns the JSON-LD graph of a page. Only the home page describes company and site in full. Other pages name only the publisher. */
export function structuredDataOf(input: StructuredDataInput): JsonLdNode[] {
  const { breadcrumb, nodes } = input;
  const { language, canonicalPath, origin, url } = input.identity;
  const absolute = (path: string) => origin + urlOf(language, path);
  const inLanguage = languageOf(language).hreflang;
  const websiteId = `${absolute('/')}#website`;
  const breadcrumbId = `${url}#breadcrumb`;
  const isHome = canonicalPath === '/';
  const ownIds = nodes.flatMap((node) => ('@id' in node && node['@id'] ? [{ '@id': node['@id'] }] : []));

  const page = {
    '@type': input.type ?? 'WebPage',
    '@id': url,
    name: input.title,
    inLanguage,
    isPartOf: { '@id': websiteId },
    publisher: { '@id': organizationId },
    ...(isHome && { about: { '@id': organizationId } }),
    ...(ownIds.length > 0 && { mainEntity: ownIds.length === 1 ? ownIds[0] : ownIds }),
    ...(breadcrumb.length > 1 && { breadcrumb: { '@id': breadcrumbId } }),
  } as WebPage;
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absolute('/'),
    name: company.name,
    inLanguage,
    publisher: { '@id': organizationId },
    // The specification asks for this action (section 2), although Google removed its sitelinks search box in November 2024.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(searchPath)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    } as SearchAction,
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId,
    itemListElement: breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last breadcrumb is this page. Its URL is the canonical one, even at an alias.
      item: index === breadcrumb.length - 1 ? url : absolute(path),
    })),
  };
  return [
    page,
    isHome ? organizationNode(input.organizationDescription) : shortOrganizationNode,
    ...(isHome ? [website] : []),
    ...(breadcrumb.length > 1 ? [trail] : []),
    ...nodes,
  ];
}
