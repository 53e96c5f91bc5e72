import { assertLimits } from './assertLimits.ts';
import { headersFile } from './headersFile.ts';
import type { Host } from './host.ts';

/**
 * Cloudflare Pages. Clean addresses and the nearest `404.html` are its defaults. Limits: its documentation, "Headers",
 * "Redirects" and "Limits".
 */
export const cloudflare: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const headersText = headersFile(headers);
    const lines = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`);
    const dynamic = redirects.filter(({ source }) => source.endsWith('*')).length;
    assertLimits('Cloudflare Pages', [
      ['rules of headers', headers.length, 100],
      ['characters in a line of headers', longest(headersText.split('\n')), 2000],
      ['redirects', redirects.length - dynamic, 2000],
      ['redirects with a wildcard', dynamic, 100],
      ['characters in a redirect', longest(lines), 1000],
    ]);
    return { _headers: headersText, _redirects: lines.join('') };
  },
};

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}
