import type { HeaderRule } from './siteRules.ts';

/**
 * Has browsers report what the policies of the pages refuse. A policy in a page cannot report (CSP 3, 6.5): a header repeats what all
 * pages together allow, and reports without refusing. Each page has a style of its own: inline styles are not reported.
 *
 * @param rules the headers of the site
 * @param policies those of its pages
 * @param address where reports are sent; nothing where the owner names none
 */
export function withReports(
  rules: readonly HeaderRule[],
  policies: ReadonlySet<string>,
  address: string | undefined,
): readonly HeaderRule[] {
  if (!address) {
    return rules;
  }
  const headers = {
    'Content-Security-Policy-Report-Only': `${sumOf(policies)};report-uri ${address};report-to policy`,
    'Reporting-Endpoints': `policy="${address}"`,
  };
  return rules.map((rule) =>
    rule.path === '/*' ? { ...rule, headers: { ...rule.headers, ...headers } } : rule,
  );
}

/** @returns the policy that allows what any of the policies allows */
function sumOf(policies: ReadonlySet<string>): string {
  const sources = new Map<string, Set<string>>();
  for (const [name = '', ...allowed] of [...policies].flatMap((policy) =>
    policy.split(';').map((directive) => directive.split(' ')),
  )) {
    sources.set(name, new Set([...(sources.get(name) ?? []), ...allowed]));
  }
  // A page that may load a captcha or a third party has no such directive, which allows more.
  sources.delete('require-trusted-types-for');
  const styles = [...(sources.get('style-src') ?? [])].filter((source) => !source.startsWith("'sha256-"));
  sources.set('style-src', new Set([...styles, "'unsafe-inline'"]));
  return [...sources].map(([name, allowed]) => [name, ...allowed].join(' ')).join(';');
}
