import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { accessibilityResults } from '../../../content/accessibilityResults.ts';
import { company } from '../../../content/company.ts';
import { storedItems } from '../../../content/storedItems.ts';
import { formatDate } from '../../../locales/format.ts';
import { pageAt } from '../pageAt.ts';

const paths = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/legal-notice', '/accessibility'];
const languages = [
  { prefix: '', code: 'fr' },
  { prefix: '/en', code: 'en' },
];

test.each(['', '/en', '/es', '/ar'])(
  '%s/cookie-policy lists what is stored, where and for how long',
  (prefix) => {
    const root = pageAt(`${prefix}/cookie-policy`);
    for (const { key, area } of storedItems)
      expect(
        root
          .querySelectorAll(`#${area === 'localStorage' ? 'local-storage' : 'session-storage'} li`)
          .filter(({ text }) => text.includes(key)),
        key,
      ).not.toEqual([]);
  },
);

for (const { prefix, code } of languages) {
  describe.each(paths)(`${prefix}%s`, (path) => {
    const root = pageAt(prefix + path);
    const hrefs = (selector: string) =>
      root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');

    test('is dated, and its contents lead to its numbered sections', () => {
      const day = path === '/accessibility' ? accessibilityResults.measured : company.legalTextsUpdated;
      expect(root.querySelector('main section')?.text).toContain(formatDate(day, code));
      const fragments = hrefs('main nav a');
      expect(fragments.length).toBeGreaterThan(5);
      for (const fragment of fragments)
        expect(root.querySelectorAll(`section${fragment} h2`), fragment).toHaveLength(1);
      expect(root.querySelector('main')?.text).not.toContain('{{');
    });

    test('lists the other texts', () => {
      const others = paths.filter((other) => other !== path).map((other) => prefix + other);
      expect(hrefs('#others a').sort()).toEqual(others.sort());
    });
  });

  test(`${prefix}/legal-notice names publisher, host and contact, which can be reached`, () => {
    const root = pageAt(`${prefix}/legal-notice`);
    for (const fact of [company.legalName, company.publisher, company.host, company.hostAddress])
      expect(root.querySelector('main')?.text).toContain(fact);
    expect(root.querySelectorAll(`#contact a[href="mailto:${company.email}"]`)).toHaveLength(1);
    expect(root.querySelectorAll(`#contact a[href="tel:${company.phone.replaceAll(' ', '')}"]`)).toHaveLength(
      1,
    );
  });

  test(`${prefix}/accessibility says what was measured, of the axe that is installed`, () => {
    const results = pageAt(`${prefix}/accessibility`).querySelector('#results')?.text;
    for (const figure of [accessibilityResults.documents, accessibilityResults.rules])
      expect(results).toContain(String(figure));
    expect(accessibilityResults.violations, 'npm run report accessibility names them').toBe(0);
    expect(accessibilityResults.axe, 'measure anew: npm run report accessibility').toBe(axe.version);
  });
}
