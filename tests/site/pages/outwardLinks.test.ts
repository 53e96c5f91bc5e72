import { expect, test } from 'vitest';
import { pageAt } from '../pageAt.ts';

const hrefOf = (link: { getAttribute: (name: string) => string | undefined }) =>
  link.getAttribute('href') ?? '';

test('each open position leads to its own advertisement, in a new tab that is announced', () => {
  const links = pageAt('/en/careers').querySelectorAll('#positions a[target]');
  expect(links.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Apply Senior QA engineer (new tab)',
    'Apply Manual QA tester (new tab)',
    'Apply Performance test engineer (new tab)',
    'Apply QA manager (new tab)',
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(new Set(links.map(hrefOf)).size).toBe(links.length);
});

test('a profile request carries the title, the id and where it comes from', () => {
  const requests = pageAt('/consultants').querySelectorAll('#profiles a').map(hrefOf);
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
