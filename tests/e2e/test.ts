import { test as base, expect, type Page } from 'playwright/test';

/**
 * A test fails when a page that it opens does what the page's content security policy refuses.
 *
 * Tests that ask for nothing but a language and a window follow each other in one tab (`reuseContext` in playwright.config.ts): a
 * browser's context for each takes longer than what most tests do. Playwright gives each of them an empty one: no storage, cookies,
 * cache, routes, scripts of another test, its own window and clock. What Playwright leaves is undone here, and
 * `tests/e2e/oneTab.spec.ts` holds that nothing is left; after a test that fails there is another browser.
 */
export const test = base.extend<{ refusals: undefined }>({
  context: async ({ context }, use) => {
    const { newCDPSession } = context;
    const changed = new Set<Page>();
    context.newCDPSession = (page) => {
      if ('context' in page) changed.add(page);
      return newCDPSession.call(context, page);
    };
    await use(context);
    context.newCDPSession = newCDPSession;
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.setOffline(false);
    // A slow machine or large letters stay with a tab, for as long as it lives.
    await Promise.all([...changed].map((page) => page.close()));
  },
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted(?:HTML|Script)/.test(message.text()))
          refusals.push(message.text());
      });
      await use(undefined);
      expect(refusals, 'what the content security policy refused').toEqual([]);
    },
    { auto: true },
  ],
});
