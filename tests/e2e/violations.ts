import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** axe, minified: parsed in half the time of `axe.source`. */
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long to wait for the end of animations. */
const waitTimeoutMs = 1000;

/**
 * @param page a page whose clock runs, because axe waits with timers
 * @param within a selector of the part to check; by default the whole page
 * @param only the tags or rules to check; by default WCAG A and AA and axe's best practices
 * @returns what axe finds wrong: rule and place
 */
export async function violations(
  page: Page,
  within?: string,
  only = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
): Promise<string[]> {
  // @axe-core/playwright takes three times as long: it injects the library three times a run, and also returns all rules that passed. Its
  // advantage is that it checks frames, and this site has none.
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
      // While a colour changes, axe would read a colour in between. Endless animations are not waited for.
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
