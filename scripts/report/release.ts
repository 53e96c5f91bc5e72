import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { accessibilityResults } from '../../content/accessibilityResults.ts';
import {
  type AnsweredQuestion,
  evaluateChat,
  shareOf,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { documentLimitBytes } from '../check/site/loading.ts';
import { listedPages } from '../listedPages.ts';
import type { ReportOptions } from '../report.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { documentOf, functionsFolder, siteFolder } from '../siteFolder.ts';
import { islandCosts } from './islands.ts';

/** Beside the site, never part of it. */
const file = 'dist/report.md';
/** What a document may gain from one release to the next before somebody looks at it. */
const toleratedGainBytes = 1000;
/** The level at which a document has the size that it was measured to have at Cloudflare, which compresses anew and does not say how well. */
const cloudflareQuality = 5;

/**
 * Measures the built site and writes `dist/report.md`.
 *
 * @param options `against`: the report of an earlier release; `lighthouse` and `axe` take minutes, and are only asked for by name
 * @throws Error that lists what is worse than in the earlier release
 */
export async function report(options: ReportOptions): Promise<string[]> {
  if (options.against !== undefined && !existsSync(options.against))
    throw new Error(
      `There is no ${options.against}. Give the ${file} that "npm run report" wrote for a release.`,
    );
  const before = options.against === undefined ? undefined : readFileSync(options.against, 'utf8');
  const sections = [
    documents(),
    islands(),
    await chat(),
    await accessibility(options.axe),
    ...(options.lighthouse ? [await lighthouse()] : []),
  ];
  writeFileSync(file, toMarkdown(`Release report, ${new Date().toISOString().slice(0, 10)}`, sections));
  const regressions = before === undefined ? [] : compareReports(before, sections);
  if (regressions.length > 0) throw new Error(`Worse than ${options.against}:\n${regressions.join('\n')}`);
  return [`${file} is written.`];
}

function documents(): Section {
  const rows = listedPages().map(({ url }) => {
    const document = path.join(siteFolder, documentOf(url));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: cloudflareQuality } };
    const compressed = existsSync(`${document}.br`) ? readFileSync(`${document}.br`).length : undefined;
    return [url, compressed, brotliCompressSync(readFileSync(document), quality).length] as const;
  });
  return {
    title: 'Documents',
    note: `Bytes as each host sends them, heaviest first; a document takes ${documentLimitBytes} at most.`,
    columns: ['Page', 'nginx and Caddy', 'Cloudflare'],
    rows: rows.toSorted(([, , one], [, , other]) => other - one),
    worse: { when: 'more', tolerance: toleratedGainBytes },
  };
}

function islands(): Section {
  return {
    title: 'Islands',
    note: 'Bytes of brotli, and nothing of it before the island is asked for. What is shared is fetched once for all.',
    columns: ['Island', 'Own code', 'Words', 'Shared'],
    rows: islandCosts().map(({ name, own, words, shared }) => [name, own, words, shared]),
    worse: { when: 'more', tolerance: toleratedGainBytes },
  };
}

async function chat(): Promise<Section> {
  const chatFunction = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const answered = await evaluateChat(chatFunction, unseenQuestions);
  const percentOf = (language: string, is: (each: AnsweredQuestion) => boolean) =>
    Math.round(
      100 *
        shareOf(
          answered.filter((each) => each.language === language),
          is,
        ),
    );
  return {
    title: 'Chat',
    note: 'Percent of the questions that nobody has tuned on, without a model.',
    columns: ['Language', 'Right page, or declined', 'Right fact'],
    rows: [...new Set(answered.map(({ language }) => language))].map((language) => [
      language,
      percentOf(language, ({ isRight }) => isRight),
      percentOf(language, ({ hasFact }) => hasFact),
    ]),
    worse: { when: 'less' },
  };
}

async function accessibility(isAsked: boolean): Promise<Section> {
  const list = isAsked ? (await (await import('./accessibility.ts')).measureAccessibility()).violations : [];
  return {
    title: 'Accessibility',
    note: isAsked ? 'axe was asked about this build.' : `axe as asked on ${accessibilityResults.measured}.`,
    columns: ['axe', 'Violations'],
    rows: [
      ['all', isAsked ? list.length : accessibilityResults.violations],
      ...list.map((violation) => [violation, 1] as const),
    ],
    worse: { when: 'more' },
  };
}

async function lighthouse(): Promise<Section> {
  const { measureLighthouse } = await import('./lighthouse.ts');
  const pages = await measureLighthouse();
  return {
    title: 'Lighthouse',
    note: 'Mobile, simulated, of 100.',
    columns: ['Page', ...Object.keys(pages[0]?.scores ?? {})],
    rows: pages.map(({ url, scores }) => [url, ...Object.values(scores)]),
    worse: { when: 'less' },
  };
}

type Cell = string | number | undefined;

/** A table of the release report. Its first column names the row. */
export interface Section {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** When a figure is worse than in an earlier report. */
  worse: { when: 'more' | 'less'; tolerance?: number };
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
 * @returns a message for each regression
 */
export function compareReports(before: string, after: readonly Section[]): string[] {
  const tables = new Map(
    before.split(/^## /m).map((part) => [part.split('\n', 1)[0] ?? '', rowsOf(part)] as const),
  );
  return after.flatMap(({ title, columns, rows, worse: { when, tolerance = 0 } }) => {
    const earlier = tables.get(title);
    return rows.flatMap(([name, ...figures]) =>
      figures.flatMap((figure, index) => {
        const was = earlier?.get(escapeCell(name))?.[index];
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
