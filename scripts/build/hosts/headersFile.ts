import type { HeaderRule } from './siteRules.ts';

/**
 * The `_headers` of Cloudflare Pages and Netlify. Both join what two rules say of one header, so what all files get is left to
 * them where a later rule differs: `Cache-Control`, whose default is ours on both.
 *
 * @param rules the headers in their order
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const covers = (path: string, other: string) => path.endsWith('*') && other.startsWith(path.slice(0, -1));
  const isSetLater = (index: number, path: string, name: string) =>
    rules.slice(index + 1).some((later) => name in later.headers && covers(path, later.path));
  return rules
    .flatMap(({ path, headers }, index) => [
      path,
      ...Object.entries(headers)
        .filter(([name]) => !isSetLater(index, path, name))
        .map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
