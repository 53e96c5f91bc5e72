import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** axe, minified: parsed in half the time of `axe.source`. */
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long the end of animations is waited for. */
const waitTimeoutMs = 1000;

/**
 * @param page a page, as it is now; its clock must run, for axe waits with timers
 * @param within a selector, where only a part is meant
 * @param only the tags or rules that are asked instead of WCAG A and AA with axe's best practices
 * @returns what axe finds wrong: rule and place
 */
export async function violations(
  page: Page,
  within?: string,
  only = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
): Promise<string[]> {
  // @axe-core/playwright would inject the library three times a run and carry all that passed out of the browser, which takes
  // three times as long. Its main use are frames, of which this site has none.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(library);
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    runOnly: only,
  };
  return page.evaluate(
    async ([selector, given, timeoutMs]) => {
      // Of a colour that is still changing, axe would read one in between. Animations without end are not waited for.
      const changes = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.race([
        Promise.allSettled(changes.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, timeoutMs)),
      ]);
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const { violations: found } = await injected.run(selector ?? document, given);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
    },
    [within, options, waitTimeoutMs] as const,
  );
}
