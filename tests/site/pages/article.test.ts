import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasLanguage } from '../../hasLanguage.ts';
import { pageAt } from '../builtSite.ts';

const path = '/blog/automatiser-les-tests-par-ou-commencer';
const languages = [
  { prefix: '', inLanguage: 'fr', title: 'Automatiser les tests : par où commencer', back: 'Retour au blog' },
  { prefix: '/en', inLanguage: 'en', title: 'Test automation: where to start', back: 'Back to the blog' },
];

describe.each(languages.filter(({ inLanguage }) => hasLanguage(inLanguage)))(
  `the article at $prefix${path}`,
  ({ prefix, inLanguage, title, back }) => {
    const page = pageAt(prefix + path);

    test('describes itself as a BlogPosting of the organisation or of a person', () => {
      const json = page.text('script[type="application/ld+json"]');
      const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
      const posting = graph.find((node) => node['@type'] === 'BlogPosting');
      const organization = graph.find((node) => node['@type'] === 'Organization');
      expect(posting?.headline).toBe(title);
      // An example has no date, because it was never published.
      const content = readFileSync(`content/articles/${path.split('/').at(-1)}/${inLanguage}.md`, 'utf8');
      expect('datePublished' in (posting ?? {})).toBe(!/^source: example$/m.test(content));
      const authors = [{ '@id': organization?.['@id'] }, expect.objectContaining({ '@type': 'Person' })];
      expect(authors).toContainEqual(posting?.author);
      expect(graph[0]).toMatchObject({ inLanguage, mainEntity: { '@id': posting?.['@id'] } });
    });

    test('is also shown at unknown addresses below the blog, which are not indexed', () => {
      const other = pageAt(`${prefix}/blog/404`);
      expect(other.texts('h1')).toEqual(page.texts('h1'));
      expect(other.values('meta[name="robots"]', 'content')).toEqual(['noindex']);
      expect(other.all('link[rel="canonical"]')).toEqual([]);
    });

    test('counts three comments and shows two of them', () => {
      expect(page.text('#comments')).toMatch(/3 comment/);
      expect(page.all('#comments ol > li')).toHaveLength(2);
    });

    test('leads back to the blog, and every entry of its contents to a heading', () => {
      const [leads, texts] = [page.values('main a', 'href'), page.texts('main a')];
      expect(leads.filter((_, index) => texts[index] === back)).toEqual([`${prefix}/blog`]);
      const fragments = page.values('main nav a', 'href');
      expect(fragments.length).toBeGreaterThan(4);
      for (const fragment of fragments) {
        expect(page.all(`h2${fragment}`), fragment).toHaveLength(1);
      }
    });
  },
);
