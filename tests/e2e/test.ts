import { test as base, expect } from 'playwright/test';

/**
 * Playwright's `test`, which also fails when a page throws, violates its content security policy or opens or closes a dialog twice, and
 * when an island renders other HTML than the server.
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
        // Chromium's messages about the policy, Trusted Types, and a button's `command` that does not fit the state of its dialog.
        const isBlocked = /Content Security Policy|Trusted(?:HTML|Script)|command attempted/.test(text);
        if (isBlocked || (text.includes('was made anew') && !mayBeMadeAnew)) {
          problems.push(text);
        }
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Chromium throws this when a script cannot be loaded, which many tests cause on purpose.
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
