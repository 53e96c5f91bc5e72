import { test as base, expect } from 'playwright/test';

/** A test fails when a page that it opens does what its content security policy refuses, or opens or closes a dialog twice. */
export const test = base.extend<{ refusals: undefined }>({
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted(?:HTML|Script)|command attempted/.test(message.text()))
          refusals.push(message.text());
      });
      await use(undefined);
      expect(refusals, 'what the browser refused').toEqual([]);
    },
    { auto: true },
  ],
});
