import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { accessibilityResults } from '../../../content/accessibilityResults.ts';
import {
  type AnsweredQuestion,
  evaluateChat,
  shareOf,
  unseenQuestions,
} from '../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { documentLimitBytes } from '../../check/site/loading.ts';
import { listedPages } from '../../listedPages.ts';
import { loadChatFunction } from '../../serve/loadChatFunction.ts';
import { documentOf, functionsFolder, siteFolder } from '../../siteFolder.ts';
import { measureAccessibility } from '../accessibility.ts';
import { islandCosts } from '../islands.ts';
import { measureLighthouse } from '../lighthouse.ts';
import { withSite } from '../withSite.ts';
import { compareReports, type Section, toMarkdown } from './tables.ts';

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
export async function reportRelease(options: {
  against?: string | undefined;
  lighthouse: boolean;
  axe: boolean;
}): Promise<void> {
  if (options.against !== undefined && !existsSync(options.against))
    throw new Error(
      `There is no ${options.against}. Give the ${file} that "npm run report" wrote for a release.`,
    );
  const before = options.against === undefined ? undefined : readFileSync(options.against, 'utf8');
  const sections = [
    documents(),
    await headers(),
    islands(),
    await chat(),
    await accessibility(options.axe),
    ...(options.lighthouse ? [await lighthouse()] : []),
  ];
  writeFileSync(file, toMarkdown(`Release report, ${new Date().toISOString().slice(0, 10)}`, sections));
  console.log(`${file} is written.`);
  const regressions = before === undefined ? [] : compareReports(before, sections);
  if (regressions.length > 0) throw new Error(`Worse than ${options.against}:\n${regressions.join('\n')}`);
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

/** What depends on the request and the connection. */
const passing = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

async function headers(): Promise<Section> {
  const { headers } = await withSite(fetch);
  return {
    title: 'Headers of the home page',
    columns: ['Header', 'Value'],
    rows: [...headers].filter(([name]) => !passing.has(name)),
    worse: { when: 'lost' },
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
  const list = isAsked ? (await measureAccessibility()).violations : undefined;
  return {
    title: 'Accessibility',
    note: isAsked ? 'axe was asked about this build.' : `axe as asked on ${accessibilityResults.measured}.`,
    columns: ['axe', 'Violations'],
    rows: [
      ['all', list?.length ?? accessibilityResults.violations],
      ...(list ?? []).map((violation) => [violation, 1] as const),
    ],
    worse: { when: 'more' },
  };
}

async function lighthouse(): Promise<Section> {
  const pages = await measureLighthouse();
  return {
    title: 'Lighthouse',
    note: 'Mobile, simulated, of 100.',
    columns: ['Page', ...Object.keys(pages[0]?.scores ?? {})],
    rows: pages.map(({ url, scores }) => [url, ...Object.values(scores)]),
    worse: { when: 'less' },
  };
}
