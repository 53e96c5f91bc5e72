import { test as base, expect } from 'playwright/test';

/** A test fails when a page that it opens throws, or does what its content security policy refuses, or opens or closes a dialog twice. */
export const test = base.extend<{ mayThrow: boolean; problems: undefined }>({
  /** For what gives pages broken scripts. */
  mayThrow: [false, { option: true }],
  problems: [
    async ({ context, mayThrow }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted(?:HTML|Script)|command attempted/.test(message.text())) {
          problems.push(message.text());
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
