import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { pageAt } from '../pageAt.ts';

const paths = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/legal-notice'];
const languages = [
  { prefix: '', date: '1er octobre 2026' },
  { prefix: '/en', date: '1 October 2026' },
];

for (const { prefix, date } of languages) {
  describe.each(paths)(`${prefix}%s`, (path) => {
    const root = pageAt(prefix + path);
    const hrefs = (selector: string) =>
      root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');

    test('is dated, and its contents lead to its numbered sections', () => {
      expect(root.querySelector('main section')?.text).toContain(date);
      const fragments = hrefs('main nav a');
      expect(fragments.length).toBeGreaterThan(5);
      for (const fragment of fragments)
        expect(root.querySelectorAll(`section${fragment} h2`), fragment).toHaveLength(1);
      expect(root.querySelector('main')?.text).not.toContain('{{');
    });

    test('lists the three other texts', () => {
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
}
