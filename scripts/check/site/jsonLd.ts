import { ofPage } from './ofPage.ts';
import type { SitePage } from './sitePage.ts';

/**
 * Structured data that cannot be read: no JSON, no context, a node without type, a node that nothing on its page refers to,
 * a reference to a node that no page describes.
 *
 * @param pages every document of the site
 * @returns a message for each fault
 */
export function jsonLdFaults(pages: readonly SitePage[]): string[] {
  const data = pages.flatMap((page) => structuredDataOf(page).map((found) => ({ url: page.url, found })));
  const objects = data.map(({ url, found }) => ({ url, found, all: objectsIn(found) }));
  const described = new Set(
    objects.flatMap(({ all }) => all.filter(isDescription).map((node) => node['@id'])),
  );
  const silent = pages.filter((page) => structuredDataOf(page).length === 0);

  return [
    ...silent.map(({ url }) => `${url}  has no structured data.`),
    ...objects.flatMap(({ url, found, all }) => {
      if (typeof found === 'string') return [`${url}  has structured data that is no JSON: ${found}`];
      const nodes = Array.isArray(found['@graph']) ? found['@graph'] : [found];
      const cited = new Set(all.filter((node) => !nodes.includes(node)).map((node) => node['@id']));
      const lost = all.filter((node) => '@id' in node && !described.has(node['@id']));
      return [
        ...(found['@context'] === 'https://schema.org'
          ? []
          : [`${url}  has structured data without "@context": "https://schema.org".`]),
        ...nodes
          .filter((node) => !isObject(node) || !node['@type'])
          .map((node) => `${url}  has a node without @type: ${JSON.stringify(node).slice(0, 80)}`),
        // The first node is the page itself.
        ...nodes
          .slice(1)
          .filter((node) => !node['@id'] || !cited.has(node['@id']))
          .map(
            (node) =>
              `${url}  describes ${node['@id'] ?? node['@type']}, and nothing on the page refers to it.`,
          ),
        ...new Set(lost.map((node) => `${url}  refers to ${node['@id']}, which no page describes.`)),
      ];
    }),
  ];
}

/** @returns what each script of structured data on a page holds, or why it cannot be read */
export const structuredDataOf = ofPage(
  'structuredDataOf',
  ({ root }): (Record<string, unknown> | string)[] => {
    const scripts = root.querySelectorAll('script[type="application/ld+json"]');
    return scripts.map(({ rawText }) => parseOrMessage(rawText));
  },
);

function isDescription(node: Record<string, unknown>): boolean {
  return Object.keys(node).length > 1;
}

function parseOrMessage(text: string): Record<string, unknown> | string {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : 'it is no object';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns every object of a value, at any depth */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
