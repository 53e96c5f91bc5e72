import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  evaluateChat,
  shareOf,
  unseenQuestions,
} from '../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { documentLimitBytes } from '../check/site/pageRules.ts';
import { listedPages } from '../listedPages.ts';
import type { ReportOptions } from '../report.ts';
import { loadChatFunction } from '../serve/loadChatFunction.ts';
import { documentOf, functionsFolder, siteFolder } from '../siteFolder.ts';
import { readIslands } from './islands.ts';
import { lighthouseScores } from './lighthouse.ts';

/** Beside the site, never part of it. */
const file = 'dist/report.md';
/** What a document may gain from one release to the next before somebody looks at it. */
const toleratedGainBytes = 1000;
/** The level at which a document has the size that it was measured to have at Cloudflare, which compresses anew and does not say how well. */
const cloudflareQuality = 5;

/** A part of the report. */
export interface Section {
  title: string;
  /** What stands before the figures. */
  note: string;
  /** When a figure is worse than in an earlier report, and what it may differ by. */
  worse: 'more' | 'less';
  tolerance?: number;
  /** By names that no other section has. */
  figures: readonly (readonly [name: string, figure: number])[];
}

/**
 * Measures the built site and writes `dist/report.md`.
 *
 * @param options `against`: the report of an earlier release; `lighthouse` takes most of an hour, and is only asked for by name
 * @throws Error that lists what is worse than in the earlier release
 */
export async function report({ against, lighthouse }: ReportOptions): Promise<string[]> {
  if (against !== undefined && !existsSync(against))
    throw new Error(`There is no ${against}. Give the ${file} that "npm run report" wrote for a release.`);
  const before = against === undefined ? '' : readFileSync(against, 'utf8');
  const sections = [documents(), islands(), await chat()];
  if (lighthouse) sections.push(await lighthouseSection());
  writeFileSync(file, toMarkdown(`Release report, ${new Date().toISOString().slice(0, 10)}`, sections));
  const regressions = compareReports(before, sections);
  if (regressions.length > 0) throw new Error(`Worse than ${against}:\n${regressions.join('\n')}`);
  return [`${file} is written.`];
}

function documents(): Section {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: cloudflareQuality } };
  const figures = listedPages().map(({ url }): [string, number] => [
    url,
    brotliCompressSync(readFileSync(path.join(siteFolder, documentOf(url))), quality).length,
  ]);
  const note = `Bytes as Cloudflare sends them; what nginx and Caddy send is ${documentLimitBytes} at most, which the build holds.`;
  return { title: 'Documents', note, worse: 'more', tolerance: toleratedGainBytes, figures };
}

function islands(): Section {
  const sizeOf = (chunk: string) => brotliCompressSync(readFileSync(path.join(siteFolder, chunk))).length;
  return {
    title: 'Islands',
    note: 'Bytes of brotli of all its code, most of it React, which all share; nothing of it before the island is asked for.',
    worse: 'more',
    tolerance: toleratedGainBytes,
    figures: readIslands().map(({ name, chunks }) => [
      name,
      [...chunks].map(sizeOf).reduce((one, other) => one + other, 0),
    ]),
  };
}

async function chat(): Promise<Section> {
  const chatFunction = await loadChatFunction(functionsFolder, { CHAT_RATE_LIMIT: '999999' });
  const answered = await evaluateChat(chatFunction, unseenQuestions);
  return {
    title: 'Chat',
    note: 'Percent of the questions that nobody has tuned on, without a model.',
    worse: 'less',
    figures: [...new Set(answered.map(({ language }) => language))].flatMap((language) => {
      const questions = answered.filter((each) => each.language === language);
      return [
        [
          `${language}, right page or declined`,
          Math.round(100 * shareOf(questions, ({ isRight }) => isRight)),
        ],
        [`${language}, right fact`, Math.round(100 * shareOf(questions, ({ hasFact }) => hasFact))],
      ] as const;
    }),
  };
}

async function lighthouseSection(): Promise<Section> {
  const figures = (await lighthouseScores()).flatMap(([url, scores]) =>
    Object.entries(scores).map(([category, score]) => [`${url}, ${category}`, score] as const),
  );
  return { title: 'Lighthouse', note: 'Mobile, simulated, of 100.', worse: 'less', figures };
}

/** @returns the report as Markdown (GitHub's tables) */
export function toMarkdown(title: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title: heading, note, figures }) => {
    const rows = figures.map(([name, figure]) => `| ${name} | ${figure} |`);
    return `## ${heading}\n\n${note}\n\n| | |\n|---|---:|\n${rows.join('\n')}\n`;
  });
  return [`# ${title}\n`, ...parts].join('\n');
}

/**
 * What is worse than it was. A figure that only one of the two reports has is not held against the later one.
 *
 * @param before an earlier report in Markdown
 * @returns a message for each regression
 */
export function compareReports(before: string, after: readonly Section[]): string[] {
  const rows = [...before.matchAll(/^\| (.+) \| (\d+) \|$/gm)];
  const earlier = new Map(rows.map(([, name, figure]) => [name, Number(figure)]));
  return after.flatMap(({ title, worse, tolerance = 0, figures }) =>
    figures.flatMap(([name, figure]) => {
      const was = earlier.get(name) ?? figure;
      const loss = worse === 'more' ? figure - was : was - figure;
      return loss > tolerance ? [`${title}: ${name}: ${figure}, and was ${was}.`] : [];
    }),
  );
}
