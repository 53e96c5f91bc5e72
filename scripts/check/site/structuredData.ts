import type { Site } from '../../pageFacts.ts';
import { type Problem, problemOf } from '../problem.ts';

/**
 * Structured data that search engines cannot follow: a node without type, a node that nothing on its page refers to, a reference to a
 * node that no page describes.
 */
export function jsonLdProblems({ pages }: Site): Problem[] {
  const graphs = pages.map(({ url, graph }) => ({ url, graph, all: objectsIn(graph) }));
  const described = new Set(
    graphs.flatMap(({ all }) => all.filter(isDescription).map((node) => node['@id'])),
  );
  return graphs.flatMap(({ url, graph, all }) => {
    const nodes = graph as readonly Record<string, unknown>[];
    const cited = new Set(all.filter((node) => !nodes.includes(node)).map((node) => node['@id']));
    const lost = all.filter((node) => '@id' in node && !described.has(node['@id']));
    return [
      ...nodes
        .filter((node) => !node['@type'])
        .map((node) => `has a node without @type: ${JSON.stringify(node).slice(0, 80)}`),
      // The first node is the page itself.
      ...nodes
        .slice(1)
        .filter((node) => !node['@id'] || !cited.has(node['@id']))
        .map((node) => `describes ${node['@id'] ?? node['@type']}, and nothing on the page refers to it.`),
      ...new Set(lost.map((node) => `refers to ${node['@id']}, which no page describes.`)),
    ].map((message) => problemOf(url, message));
  });
}

function isDescription(node: Record<string, unknown>): boolean {
  return Object.keys(node).length > 1;
}

/** @returns every object of a value, at any depth */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
