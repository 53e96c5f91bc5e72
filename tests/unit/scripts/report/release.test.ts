import { expect, test } from 'vitest';
import { compareReports, type Section, toMarkdown } from '../../../../scripts/report/release.ts';

const sections = (bytes: number, score: number): Section[] => [
  { title: 'Documents', note: '', worse: 'more', tolerance: 1000, figures: [['/en, Cloudflare', bytes]] },
  { title: 'Scores', note: '', worse: 'less', figures: [['/en, performance', score]] },
];
const report = toMarkdown('Release', sections(12_500, 100));

test.each<[what: string, before: string, after: Section[], regressions: string[]]>([
  ['itself', report, sections(12_500, 100), []],
  ['an empty one', '', sections(99_999, 0), []],
  [
    'one that was lighter',
    report,
    sections(13_501, 100),
    ['Documents: /en, Cloudflare: 13501, and was 12500.'],
  ],
  ['one that scored more', report, sections(13_500, 99), ['Scores: /en, performance: 99, and was 100.']],
])('a release is compared to %s', (_what, before, after, regressions) => {
  expect(compareReports(before, after)).toEqual(regressions);
});
