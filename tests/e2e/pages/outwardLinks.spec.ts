import { expect, test } from 'playwright/test';

test('each open position leads to its own advertisement, in a new tab that is announced', async ({
  page,
}) => {
  await page.goto('/en/careers');
  const links = page.locator('#positions a');
  await expect(links).toHaveText([
    'Apply Senior QA engineer (new tab)',
    'Apply Manual QA tester (new tab)',
    'Apply Performance test engineer (new tab)',
    'Apply QA manager (new tab)',
  ]);
  const attributes = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('target'), link.getAttribute('rel'), link.getAttribute('href')]),
  );
  expect(attributes.every(([target, rel]) => target === '_blank' && rel === 'noopener noreferrer')).toBe(
    true,
  );
  expect(new Set(attributes.map(([, , href]) => href)).size).toBe(attributes.length);
});

test('a profile request carries the title, the id and where it comes from', async ({ page }) => {
  await page.goto('/consultants');
  const requests = await page
    .locator('#profiles a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(
    requests.map((href) => {
      const { pathname, searchParams } = new URL(href);
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
