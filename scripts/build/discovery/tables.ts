import { languages, urlOf } from '../../../content/languages.ts';
import { accessibilityAudit, resultOf } from '../../../content/thisSite/accessibilityAudit.ts';
import { requirements } from '../../../content/thisSite/thisSite.ts';
import { lastTests } from '../../../renderer/content/lastTests.ts';
import { translationsOf } from '../../../renderer/i18n/translations.ts';

/** @returns the CSV files to which the page about this site links, by URL; a table without rows is left out */
export function tables(): Record<string, string> {
  const { sample, criteria } = accessibilityAudit;
  // The RGAA is French, so its grid is in French in every language.
  const grid = criteria.map((criterion) => {
    const results = Object.keys(sample).map((page) => resultOf(criterion, page));
    return [criterion.id, criterion.title, resultOf(criterion), ...results, criterion.how];
  });
  const gridTitles = ['Critère', 'Intitulé', 'Résultat', ...Object.values(sample), 'Ce qui a été fait'];
  const all = languages.flatMap(({ code }) => {
    const { columns, areas, items } = translationsOf(code).requirements;
    const matrix = requirements.map(({ key, area, tests }) => {
      const texts = [areas[area as keyof typeof areas], items[key as keyof typeof items]];
      const { passed, failed } = lastTests.requirements[key] ?? {};
      return [...texts, tests.join('\n') || columns.untested, passed, failed];
    });
    const matrixTitles = [columns.area, columns.text, columns.tests, columns.passed, columns.failed];
    return [
      { url: urlOf(code, '/requirements.csv'), titles: matrixTitles, rows: matrix },
      { url: urlOf(code, '/rgaa.csv'), titles: gridTitles, rows: grid },
    ];
  });
  const nonEmpty = all.filter(({ rows }) => rows.length > 0);
  return Object.fromEntries(nonEmpty.map(({ url, titles, rows }) => [url, csvOf([titles, ...rows])]));
}

/** @returns a table as CSV (RFC 4180), with a byte order mark, so that spreadsheets read it as UTF-8 */
function csvOf(rows: readonly (readonly unknown[])[]): string {
  const quoted = (cell: unknown = '') => `"${String(cell).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}
