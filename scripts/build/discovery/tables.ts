import { type LanguageCode, languages, urlOf } from '../../../content/languages.ts';
import { accessibilityAudit } from '../../../content/thisSite/accessibilityAudit.ts';
import { accessibilityTable, requirementsTable } from '../../../content/thisSite/thisSite.ts';
import { lastTests, testedRequirements } from '../../../renderer/facts/lastTests.ts';
import { wordsOf } from '../../../renderer/i18n/words.ts';

/** @returns the tables that the page about this site offers, by their addresses; none where there are no facts for them */
export function tables(): Record<string, string> {
  const { sample, criteria } = accessibilityAudit;
  // The grid is in French in every language, as the RGAA is.
  const pages = sample.map(({ page, state }) => [page, state].filter(Boolean).join(' : '));
  const grid = csvOf([
    ['Critère', 'Intitulé', 'Résultat', ...pages, 'Ce qui a été fait'],
    ...criteria.map(({ id, title, result, results, how }) => [id, title, result, ...results, how]),
  ]);
  const isFresh = lastTests.runs.length > 0;
  const ofRequirements = (code: LanguageCode) => {
    const { columns, areas, items, results } = wordsOf(code).requirements;
    const rows = testedRequirements.map(({ key, area, tests, cases, result }) => [
      ...[areas[area as keyof typeof areas], items[key as keyof typeof items], tests.join('\n')],
      ...(isFresh ? [String(cases), results[result]] : ['', '']),
    ]);
    return csvOf([Object.values(columns), ...rows]);
  };
  const inEach = (path: string, table: (code: LanguageCode) => string) =>
    Object.fromEntries(languages.map(({ code }) => [urlOf(code, path), table(code)]));
  return {
    ...(testedRequirements.length > 0 && inEach(requirementsTable, ofRequirements)),
    ...(criteria.length > 0 && inEach(accessibilityTable, () => grid)),
  };
}

/** @returns a table as RFC 4180 has it, after a byte order mark, by which spreadsheets know UTF-8 */
function csvOf(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return `\uFEFF${rows.map(line).join('\r\n')}\r\n`;
}
