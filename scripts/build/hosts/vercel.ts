import { assertLimits, type Host } from './host.ts';

/** Vercel. It knows one not-found page for all folders. Limit: its documentation, "Redirects". */
export const vercel: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const pattern = (source: string) => source.replace(/\*$/, '(.*)');
    const moved = redirects.filter(({ source }) => !source.endsWith('/'));
    assertLimits('Vercel', [['redirects', moved.length, 2048]]);
    const settings = {
      framework: null,
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: named }) => ({
        source: pattern(path),
        headers: Object.entries(named).map(([key, value]) => ({ key, value })),
      })),
      redirects: moved.map(({ source, destination }) => ({ source, destination, statusCode: 301 })),
    };
    return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
  },
};
