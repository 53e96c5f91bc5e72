import type { SitePage } from './sitePage.ts';

/**
 * Structured data that cannot be read: no JSON, no context, a node without type, a reference to a node that the page does not describe.
 *
 * @returns a message for each fault
 */
export function jsonLdFaults({ url, root }: SitePage): string[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length === 0) return [`${url}  has no structured data.`];
  return scripts.flatMap((script) => {
    const data = parseOrMessage(script.rawText);
    if (typeof data === 'string') return [`${url}  has structured data that is no JSON: ${data}`];
    const faults: string[] = [];
    if (data['@context'] !== 'https://schema.org')
      faults.push(`${url}  has structured data without "@context": "https://schema.org".`);
    const nodes = Array.isArray(data['@graph']) ? data['@graph'] : [data];
    for (const node of nodes)
      if (!isObject(node) || !node['@type'])
        faults.push(`${url}  has a node without @type: ${JSON.stringify(node).slice(0, 80)}`);

    const all = objectsIn(data);
    const described = new Set(all.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']));
    for (const node of all) {
      if (Object.keys(node).length === 1 && '@id' in node && !described.has(node['@id'])) {
        faults.push(`${url}  refers to ${node['@id']}, which its structured data does not describe.`);
      }
    }
    return [...new Set(faults)];
  });
}

function parseOrMessage(text: string): Record<string, unknown> | string {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : 'it is no object';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
