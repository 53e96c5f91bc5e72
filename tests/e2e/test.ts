import { test as base, expect } from 'playwright/test';

/**
 * A test fails when a page that it opens throws, or does what its content security policy refuses, or opens or closes a dialog twice, or
 * when an island renders other HTML than the server.
 */
export const test = base.extend<{ mayThrow: boolean; mayBeMadeAnew: boolean; problems: undefined }>({
  /** For what gives pages broken scripts. */
  mayThrow: [false, { option: true }],
  /** For what changes the HTML of islands (`renderer/document/hydration/hydrate.tsx`). */
  mayBeMadeAnew: [false, { option: true }],
  problems: [
    async ({ context, mayThrow, mayBeMadeAnew }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isRefused = /Content Security Policy|Trusted(?:HTML|Script)|command attempted/.test(text);
        if (isRefused || (text.includes('was made anew') && !mayBeMadeAnew)) {
          problems.push(text);
        }
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Tests keep code from coming.
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
