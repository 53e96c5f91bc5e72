type Cell = string | number | undefined;

/** A table of the release report. Its first column names the row. */
export interface Section {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** When a figure is worse than in an earlier report: `lost` where the row is no longer there. */
  worse: { when: 'more' | 'less' | 'lost'; tolerance?: number };
}

/** @returns the report as Markdown (GitHub's tables) */
export function toMarkdown(title: string, sections: readonly Section[]): string {
  const row = (cells: readonly Cell[]) => `| ${cells.map((cell) => escapeCell(cell)).join(' | ')} |`;
  const parts = sections.map(({ title: heading, note, columns, rows }) =>
    [
      `## ${heading}`,
      '',
      ...(note ? [note, ''] : []),
      row(columns),
      row(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
      ...rows.map(row),
    ].join('\n'),
  );
  return `# ${title}\n\n${parts.join('\n\n')}\n`;
}

function escapeCell(cell: Cell): string {
  return String(cell ?? '').replaceAll('|', '\\|');
}

/**
 * What is worse than it was. A figure that only one of the two reports has is not held against the later one.
 *
 * @param before the Markdown of an earlier report
 * @param after the sections of the report that follows it
 * @returns a message for each regression
 */
export function compareReports(before: string, after: readonly Section[]): string[] {
  const tables = new Map(
    before.split(/^## /m).map((part) => [part.split('\n', 1)[0] ?? '', rowsOf(part)] as const),
  );
  return after.flatMap(({ title, columns, rows, worse: { when, tolerance = 0 } }) => {
    const earlier = tables.get(title) ?? new Map<string, string[]>();
    if (when === 'lost') {
      const names = new Set(rows.map(([name]) => escapeCell(name)));
      return [...earlier.keys()]
        .filter((name) => !names.has(name) && name !== columns[0])
        .map((name) => `${title}: ${name} is lost.`);
    }
    return rows.flatMap(([name, ...figures]) =>
      figures.flatMap((figure, index) => {
        const was = earlier.get(escapeCell(name))?.[index];
        if (typeof figure !== 'number' || was === undefined || was === '') return [];
        const growth = when === 'more' ? figure - Number(was) : Number(was) - figure;
        return growth > tolerance
          ? [`${title}: ${name}, ${columns[index + 1]}: ${figure}, and was ${was}.`]
          : [];
      }),
    );
  });
}

/** @returns the cells of each row of the part's table after the first, by the first */
function rowsOf(part: string): Map<string, string[]> {
  return new Map(
    part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
      .map((line) => {
        const [name = '', ...cells] = line.slice(2, -2).split(' | ');
        return [name, cells];
      }),
  );
}
