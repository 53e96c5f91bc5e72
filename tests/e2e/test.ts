import { test as base, expect } from 'playwright/test';

/** A test fails when a page that it opens does what the page's content security policy refuses. */
export const test = base.extend<{ refusals: undefined }>({
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
