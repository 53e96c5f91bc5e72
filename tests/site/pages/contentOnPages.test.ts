import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { consultants } from '../../../content/consultants.ts';
import { offices } from '../../../content/offices.ts';
import { openPositions } from '../../../renderer/content/openPositions.ts';
import { pageAt } from '../builtSite.ts';

test('each open position leads to its own advertisement, in a new tab that is announced', () => {
  const page = pageAt('/careers');
  const links = '#positions article a[target]';
  const titles = page.texts('#positions article h3');
  expect(page.texts(links)).toEqual(titles.map((title) => `Postuler (${title}) (nouvel onglet)`));
  expect(page.values(links, 'target')).toEqual(titles.map(() => '_blank'));
  expect(page.values(links, 'rel')).toEqual(titles.map(() => 'noopener noreferrer'));
  expect(new Set(page.values(links, 'href')).size).toBe(openPositions.length);
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
  ).toEqual(consultants.map(({ key, subject }) => ['/contact', subject, key, 'consultants']));
});

test.each(['/about', '/about/offices'])('%s shows a map, and each agency with its address', (path) => {
  const page = pageAt(path);
  expect(page.all('svg[role="img"][aria-label^="Carte de France"]')).toHaveLength(1);
  const shown = '#agencies details';
  expect(page.texts(`${shown} h3`)).toEqual(offices.agencies.map(({ name }) => name));
  expect(page.values(`${shown} a[href^="mailto:"]`, 'href')).toEqual(
    offices.agencies.map(({ email }) => `mailto:${email}`),
  );
});
