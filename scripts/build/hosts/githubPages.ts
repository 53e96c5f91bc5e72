import type { Host } from './host.ts';

/** GitHub Pages: no headers, no redirects, one not-found page for all folders. Without the first file it leaves out what begins with "_". */
export const githubPages: Host = {
  servesCompressed: false,
  files: (_rules, hostname) => ({ '.nojekyll': '', CNAME: `${hostname}\n` }),
};
