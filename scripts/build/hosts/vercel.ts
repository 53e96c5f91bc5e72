import { assertLimits } from './assertLimits.ts';
import type { Host } from './host.ts';

/** Vercel. It knows one not-found page for all folders. Limit: its documentation, "Redirects". */
export const vercel: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const pattern = (source: string) => source.replace(/\*$/, '(.*)');
    const rules = redirects
      .filter(({ source }) => !source.endsWith('/'))
      .map((rule) => ({ ...rule, source: pattern(rule.source) }));
    assertLimits('Vercel', [['redirects', rules.length, 2048]]);
    const settings = {
      framework: null,
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: named }) => ({
        source: pattern(path),
        headers: Object.entries(named).map(([key, value]) => ({ key, value })),
      })),
      redirects: rules
        .filter(({ status }) => status === 301)
        .map(({ source, destination, status }) => ({ source, destination, statusCode: status })),
      rewrites: rules
        .filter(({ status }) => status === 200)
        .map(({ source, destination }) => ({ source, destination })),
    };
    return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
  },
};
