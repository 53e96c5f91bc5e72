import type { Config } from 'vike/types';

export default {
  // Pages are documents: their code never reaches the browser, `+client.ts` is the only script.
  meta: {
    Page: { env: { server: true, client: false } },
    metadata: { env: { server: true } },
    // The build asks for the addresses of all pages before it renders any.
    onBeforePrerenderStart: { env: { server: true }, eager: true },
  },
  // A file `a/b.html` answers the address `a/b` without a redirect on every static host we know.
  // The build renders each address with Vike's `renderPage` (`scripts/build/writeSite.ts`), so Vike must not start its own pre-rendering.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // On a busy machine a hook may take longer than Vike allows.
  hooksTimeout: false,
} satisfies Config;
