import { expect, test } from 'vitest';
import { isHidden } from '../../scripts/check/site/sitePage.ts';
import { wordCount, wordRange } from '../../scripts/check/site/wordCount.ts';
import { site } from './builtSite.ts';

const services = ['functional-testing', 'automated-testing', 'performance-testing', 'quality-audits'];
const stamps = { '': 'exemple', '/en': 'example' };

function pageAt(url: string) {
  const page = site.pages.find((each) => each.url === url);
  if (!page) throw new Error(`The build has no ${url}.`);
  return page;
}

for (const [prefix, stamp] of Object.entries(stamps)) {
  for (const service of services) {
    const url = `${prefix}/services/${service}`;

    test(`${url} and its specimen lead to each other`, () => {
      expect(pageAt(url).root.querySelector(`main a[href="${url}/specimen"]`)).not.toBeNull();
      expect(pageAt(`${url}/specimen`).root.querySelector(`main a[href="${url}"]`)).not.toBeNull();
    });

    test(`${url}/specimen is plainly an example, of some substance`, () => {
      const page = pageAt(`${url}/specimen`);
      const hero = page.root.querySelector('main > section');
      expect(hero?.querySelector('figure')?.textContent).toContain(stamp);
      expect(hero?.textContent).toContain('Passerelle');
      // Search engines and the chat, which reads what they read, would quote its figures without the stamp.
      expect(isHidden(page)).toBe(true);
      expect(wordCount(page)).toBeGreaterThanOrEqual(wordRange.least);
      expect(wordCount(page)).toBeLessThanOrEqual(wordRange.most);
    });
  }
}
