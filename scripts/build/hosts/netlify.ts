import { type Host, headersFile } from './host.ts';

/**
 * Netlify. A file goes before a redirect of that address unless the redirect says `!`, and only the `404.html` of the root is
 * found without a rule. It takes away the slash at the end before it looks at rules: one that does so never ends.
 */
export const netlify: Host = {
  servesCompressed: false,
  files: ({ headers, redirects, notFound }) => {
    const lines = [
      ...redirects
        .filter(({ source }) => !source.endsWith('/'))
        .map(({ source, destination }) => `${source} ${destination} 301!`),
      ...[...notFound]
        .sort((one, other) => other.length - one.length)
        .map((page) => `${page.replace('404.html', '*')} ${page} 404`),
    ];
    return { _headers: headersFile(headers), _redirects: lines.map((line) => `${line}\n`).join('') };
  },
};
