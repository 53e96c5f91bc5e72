import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** GitHub Pages: no headers, no redirects, one not-found page for all folders. Without the first file it leaves out what begins with "_". */
const githubPages: Host = {
  servesCompressed: false,
  files: (_rules, hostname) => ({ '.nojekyll': '', CNAME: `${hostname}\n` }),
};

/** By the names that `npm run build -- --host` takes. */
export const hosts: Readonly<Record<string, Host>> = {
  caddy,
  cloudflare,
  'github-pages': githubPages,
  netlify,
  nginx,
  vercel,
};
