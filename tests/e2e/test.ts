import { test as base, expect } from 'playwright/test';

/**
 * Playwright's `test`, which also fails when a page of its context throws, does what its content security policy refuses, opens or closes
 * a dialog twice, or when an island renders other HTML than the server.
 */
export const test = base.extend<{ mayThrow: boolean; mayBeMadeAnew: boolean; problems: undefined }>({
  /** Set by tests that give pages broken scripts. */
  mayThrow: [false, { option: true }],
  /** Set by tests that change the HTML of islands, which are then rendered anew (`renderer/document/hydration/hydrate.tsx`). */
  mayBeMadeAnew: [false, { option: true }],
  problems: [
    async ({ context, mayThrow, mayBeMadeAnew }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        // Chromium's words for the policy, for Trusted Types, and for a `command` of a button that the state of its dialog does not allow.
        const isBlocked = /Content Security Policy|Trusted(?:HTML|Script)|command attempted/.test(text);
        if (isBlocked || (text.includes('was made anew') && !mayBeMadeAnew)) {
          problems.push(text);
        }
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Many tests let a script fail on its way: then Chromium says this, and the test looks at what the visitor sees.
        if (!mayThrow && !text.includes('dynamically imported module')) {
          problems.push(text);
        }
      });
      await use(undefined);
      expect(problems, 'what went wrong in pages').toEqual([]);
    },
    { auto: true },
  ],
});
