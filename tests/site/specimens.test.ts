import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { find, textOf } from '../../renderer/page/tree.ts';
import { documentAt } from './builtSite.ts';
import { wordCount, wordRange } from './wordCount.ts';

const services = ['functional-testing', 'automated-testing', 'performance-testing', 'quality-audits'];
const stamps = { '': 'exemple', '/en': 'example' };

for (const [prefix, stamp] of Object.entries(stamps)) {
  for (const service of services) {
    const url = `${prefix}/services/${service}`;

    test(`${url} and its specimen lead to each other`, () => {
      expect(select(`main a[href="${url}/specimen"]`, documentAt(url).tree)).toBeDefined();
      expect(select(`main a[href="${url}"]`, documentAt(`${url}/specimen`).tree)).toBeDefined();
    });

    test(`${url}/specimen is plainly an example, of some substance`, () => {
      const { tree, head } = documentAt(`${url}/specimen`);
      const hero = select('main > section', tree);
      expect(textOf(find(hero, 'figure'))).toContain(stamp);
      expect(textOf(hero)).toContain('Passerelle');
      // Search engines and the chat, which reads what they read, would quote its figures without the stamp.
      expect(head.isIndexed).toBe(false);
      expect(wordCount(tree)).toBeGreaterThanOrEqual(wordRange.least);
      expect(wordCount(tree)).toBeLessThanOrEqual(wordRange.most);
    });
  }
}
