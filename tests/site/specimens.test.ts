import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { urlOf } from '../../content/languages.ts';
import { specimens } from '../../content/specimens/specimens.ts';
import { find, textOf } from '../../renderer/document/page/tree.ts';
import { hasLanguage } from '../hasLanguage.ts';
import { documentAt } from './builtSite.ts';

/** The stamp of an example in the languages that are read here. */
const stamps = { fr: 'exemple', en: 'example' };

for (const [code, stamp] of Object.entries(stamps).filter(([each]) => hasLanguage(each))) {
  for (const { path } of specimens) {
    const url = urlOf(code, path);
    const service = url.replace(/\/[^/]+$/, '');

    test(`${url} and its service lead to each other`, () => {
      expect(select(`main a[href="${url}"]`, documentAt(service).tree)).toBeDefined();
      expect(select(`main a[href="${service}"]`, documentAt(url).tree)).toBeDefined();
    });

    test(`${url} is stamped as an example, of the invented client, and is not indexed`, () => {
      const { tree, head } = documentAt(url);
      const hero = select('main > section', tree);
      expect(textOf(find(hero, 'figure'))).toContain(stamp);
      expect(textOf(hero)).toContain('Passerelle');
      // Search engines and the chat, which reads what they read, would quote its figures without the stamp.
      expect(head.isIndexed).toBe(false);
    });
  }
}
