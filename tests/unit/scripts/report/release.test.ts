import { expect, test } from 'vitest';
import { compareReports, type Section, toMarkdown } from '../../../../scripts/report/release.ts';

const sections: Section[] = [
  {
    title: 'Documents',
    columns: ['Page', 'nginx', 'Cloudflare'],
    rows: [['/en', undefined, 12_500]],
    worse: { when: 'more', tolerance: 1000 },
  },
  { title: 'Scores', columns: ['Page', 'performance'], rows: [['/en', 100]], worse: { when: 'less' } },
];
const report = toMarkdown('Release', sections);

test('a release is not worse than itself, nor than one that measured less', () => {
  expect(compareReports(report, sections)).toEqual([]);
  expect(compareReports(toMarkdown('Release', sections.slice(1)), sections)).toEqual([]);
});

test.each<[what: string, section: number, rows: Section['rows'], message: string]>([
  ['a heavier page', 0, [['/en', undefined, 13_501]], 'Documents: /en, Cloudflare: 13501, and was 12500.'],
  ['a lower score', 1, [['/en', 99]], 'Scores: /en, performance: 99, and was 100.'],
])('%s is found', (_what, index, rows, message) => {
  const after = sections.map((section, at) => (at === index ? { ...section, rows } : section));
  expect(compareReports(report, after)).toEqual([message]);
});
