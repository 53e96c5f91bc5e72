import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { urlOf } from '../../content/languages.ts';
import { specimens } from '../../content/specimens/specimens.ts';
import { find, textOf } from '../../renderer/document/page/tree.ts';
import { hasLanguage } from '../hasLanguage.ts';
import { documentAt } from './builtSite.ts';

/** The text of the example badge in the languages that are tested. */
const badges = { fr: 'exemple', en: 'example' };

for (const [code, badge] of Object.entries(badges).filter(([each]) => hasLanguage(each))) {
  for (const { path } of specimens) {
    const url = urlOf(code, path);
    const service = url.replace(/\/[^/]+$/, '');

    test(`${url} and its service lead to each other`, () => {
      expect(select(`main a[href="${url}"]`, documentAt(service).tree)).toBeDefined();
      expect(select(`main a[href="${service}"]`, documentAt(url).tree)).toBeDefined();
    });

    test(`${url} has an example badge, names the invented client and is not indexed`, () => {
      const { tree, head } = documentAt(url);
      const hero = select('main > section', tree);
      expect(textOf(find(hero, 'figure'))).toContain(badge);
      expect(textOf(hero)).toContain('Passerelle');
      // Search engines and the chat, which reads indexed pages, would quote its figures without the badge.
      expect(head.isIndexed).toBe(false);
    });
  }
}
