import { existsSync, readFileSync } from 'node:fs';
import { type PageView, vitalsFileIn } from '../serve/createVitalsEndpoint.ts';
import { loadSettings } from '../settings.ts';

/** Up to which a metric is good, and beyond which it is poor (web.dev/articles/vitals): milliseconds, but for CLS. */
const limits = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], FCP: [1800, 3000], TTFB: [800, 1800] };
const metrics = Object.keys(limits) as (keyof typeof limits)[];

/** @returns the speed that visitors really met, as `npm start` has kept it, for a person to read */
export async function report(): Promise<string[]> {
  const file = vitalsFileIn(loadSettings().server.dataFolder);
  if (!existsSync(file))
    throw new Error(`No visitor who accepts analytics has come since VITALS_URL is set: no ${file}`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return vitalsLines(lines.map((line) => JSON.parse(line)));
}

/** @returns the 75th percentile of each kind of page, by which Google judges it, beside Google's limits */
export function vitalsLines(views: readonly PageView[]): string[] {
  const row = (kind: string, ...cells: readonly string[]) =>
    `  ${kind.padEnd(44)}${cells.map((cell) => cell.padStart(16)).join('')}`;
  const heads = metrics.map((metric) => `${metric} ${limits[metric].join('/')}`);
  const kinds = [...new Set(views.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) => {
    const ofKind = views.filter((view) => view.kind === kind);
    const cells = metrics.map((metric) => {
      const values = ofKind.flatMap((view) => view.metrics[metric] ?? []).sort((a, b) => a - b);
      const value = values[Math.ceil(values.length * 0.75) - 1];
      const marks = limits[metric].map((limit) => ((value ?? 0) > limit ? '!' : ''));
      return `${value ?? '–'}${marks.join('')}`;
    });
    return row(kind, String(ofKind.length), ...cells);
  });
  return [
    'Field data: 75th percentile, ms but CLS; ! not good, !! poor',
    row('kind of page', 'views', ...heads),
    ...rows,
  ];
}
