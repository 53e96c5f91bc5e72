import type { HeaderRule } from './siteRules.ts';

/**
 * The `_headers` of Cloudflare Pages and Netlify. Both join what two rules say of one header, so what all files get is left to
 * them where a later rule differs: `Cache-Control`, whose default is ours on both.
 *
 * @param rules the headers in their order
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const isSetLater = (index: number, name: string) =>
    rules.slice(index + 1).some(({ headers }) => name in headers);
  return rules
    .flatMap(({ path, headers }, index) => [
      path,
      ...Object.entries(headers)
        .filter(([name]) => !isSetLater(index, name))
        .map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
