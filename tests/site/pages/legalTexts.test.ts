import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { accessibilityResults } from '../../../content/accessibilityResults.ts';
import { commitments } from '../../../content/commitments.ts';
import { company } from '../../../content/company.ts';
import { languages, urlOf } from '../../../content/languages.ts';
import { absentDetail, legalDetails } from '../../../content/legalDetails.ts';
import { storedItems } from '../../../content/storedItems.ts';
import { commitmentTexts } from '../../../renderer/i18n/commitmentTexts.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { hasLanguage } from '../../hasLanguage.ts';
import { translationsOf } from '../../translationsOf.ts';
import { pageAt } from '../builtSite.ts';

const paths = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/legal-notice', '/accessibility'];

test.each(languages.map(({ code }) => urlOf(code, '/cookie-policy')))(
  '%s lists what is stored, where and for how long',
  (url) => {
    const page = pageAt(url);
    for (const { key, area } of storedItems.filter(
      ({ name }) => name !== 'language' || languages.length > 1,
    )) {
      expect(page.text(`#${area === 'localStorage' ? 'local-storage' : 'session-storage'} li`)).toContain(
        key,
      );
    }
  },
);

for (const code of ['fr', 'en'].filter(hasLanguage)) {
  describe.each(paths)(`${code} %s`, (path) => {
    const page = pageAt(urlOf(code, path));

    test('is dated, and its contents lead to its numbered sections', () => {
      const day = path === '/accessibility' ? accessibilityResults.measured : company.legalTextsUpdated;
      expect(page.text('main section:first-of-type')).toContain(formatDate(day, code));
      const fragments = page.values('main nav a', 'href');
      expect(fragments.length).toBeGreaterThan(5);
      for (const fragment of fragments) {
        expect(page.all(`section${fragment} h2`), fragment).toHaveLength(1);
      }
      expect(page.text('main')).not.toContain('{{');
    });

    test('lists the other texts', () => {
      const others = paths.filter((other) => other !== path).map((other) => urlOf(code, other));
      expect(page.values('#others a', 'href').sort()).toEqual(others.sort());
    });
  });

  test.each([
    ['/contact', 'contactDataTime', /contact/],
    ['/community', 'communityDataTime', /commun/],
  ])(`${code}: %s asks for consent for as long as the privacy policy says`, (path, time, retained) => {
    const said = commitmentTexts(code, commitments, translationsOf(code, 'commitments'));
    const kept = said[time]?.replaceAll('\u00a0', ' ') ?? '-';
    expect(pageAt(urlOf(code, path)).text('form:has(input[id$=privacy])')).toContain(kept);
    const items = pageAt(urlOf(code, '/privacy-policy')).texts('#retention li');
    expect(items.find((item) => retained.test(item))).toContain(kept);
  });

  test(`${code}: the legal notice names publisher, host and contact, which can be reached`, () => {
    const page = pageAt(urlOf(code, '/legal-notice'));
    const facts = [company.legalName, legalDetails.publisher, company.host, company.hostAddress];
    for (const fact of facts.filter((value) => value !== absentDetail)) {
      expect(page.text('main')).toContain(fact);
    }
    for (const address of [`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`]) {
      expect(page.all(`#contact a[href="${address}"]`)).toHaveLength(1);
    }
  });

  test(`${code}: the accessibility statement says what was measured, with the version of axe that is installed`, () => {
    const results = pageAt(urlOf(code, '/accessibility')).text('#results');
    for (const figure of [accessibilityResults.documents, accessibilityResults.rules]) {
      expect(results).toContain(String(figure));
    }
    expect(accessibilityResults.violations, 'npm run report accessibility names them').toBe(0);
    expect(accessibilityResults.axe, 'measure anew: npm run report accessibility').toBe(axe.version);
  });
}
