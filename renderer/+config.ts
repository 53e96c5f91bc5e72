import type { Config } from 'vike/types';

export default {
  // Pages are static documents. Their code never reaches the browser: `+client.ts` is the only script.
  meta: {
    Page: { env: { server: true, client: false } },
    metadata: { env: { server: true } },
    // The build needs the URLs of all pages before it renders the first one.
    onBeforePrerenderStart: { env: { server: true }, eager: true },
  },
  // Static hosts answer the path `a/b` with the file `a/b.html`, without a redirect. The build renders each page with Vike's
  // `renderPage` (`scripts/build/writeSite.ts`), so Vike must not start its own pre-rendering.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // On a busy machine a hook may take longer than Vike's timeout.
  hooksTimeout: false,
} satisfies Config;
