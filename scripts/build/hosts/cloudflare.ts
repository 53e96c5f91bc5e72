import { assertLimits, type Host, headersFile } from './host.ts';

/**
 * Cloudflare Pages. Clean addresses and the nearest `404.html` are its defaults. Limits: its documentation, "Headers",
 * "Redirects" and "Limits".
 */
export const cloudflare: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const headersText = headersFile(headers);
    const lines = redirects.map(({ source, destination }) => `${source} ${destination} 301\n`);
    assertLimits('Cloudflare Pages', [
      ['rules of headers', headers.length, 100],
      ['characters in a line of headers', longest(headersText.split('\n')), 2000],
      ['redirects', redirects.length, 2000],
      ['characters in a redirect', longest(lines), 1000],
    ]);
    return { _headers: headersText, _redirects: lines.join('') };
  },
};

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}
