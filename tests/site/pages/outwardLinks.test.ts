import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { pageAt } from '../builtSite.ts';

test('each open position leads to its own advertisement, in a new tab that is announced', () => {
  const page = pageAt('/en/careers');
  const links = '#positions a[target]';
  expect(page.texts(links)).toEqual([
    'Apply (Senior QA engineer) (new tab)',
    'Apply (Manual QA tester) (new tab)',
    'Apply (Performance test engineer) (new tab)',
    'Apply (QA manager) (new tab)',
  ]);
  expect(new Set(page.values(links, 'target'))).toEqual(new Set(['_blank']));
  expect(new Set(page.values(links, 'rel'))).toEqual(new Set(['noopener noreferrer']));
  expect(new Set(page.values(links, 'href')).size).toBe(4);
});

test('the footer leads to the company’s networks, by name, in a new tab that is announced', () => {
  const page = pageAt('/');
  const links = 'footer a[target="_blank"]';
  expect(page.texts(links)).toEqual(company.social.map(({ name }) => `${name} (nouvel onglet)`));
  expect(page.values(links, 'href')).toEqual(company.social.map(({ url }) => url));
});

test('a profile request carries the title, the id and where it comes from', () => {
  const requests = pageAt('/consultants').values('#profiles a', 'href');
  expect(
    requests.map((href) => {
      const { pathname, searchParams } = new URL(href, 'https://site.example');
      return [pathname, ...['subject', 'type', 'from'].map((name) => searchParams.get(name))];
    }),
  ).toEqual([
    ['/contact', 'Ingénieur Test Automation', 'automation_engineer', 'consultants'],
    ['/contact', 'Testeur Data', 'data_tester', 'consultants'],
    ['/contact', 'Testeur Blockchain', 'blockchain_tester', 'consultants'],
    ['/contact', 'Testeur SAP', 'sap_tester', 'consultants'],
    ['/contact', 'Lead Testeur', 'lead_tester', 'consultants'],
    ['/contact', 'QA Manager', 'qa_manager', 'consultants'],
  ]);
});
