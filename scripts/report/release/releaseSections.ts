import { documentLimit, medianLimit, scriptLimit } from '../../check/site/weight.ts';
import type { Release } from './release.ts';

type Cell = string | number;

/** A part of the page: a table, or a list where it has no columns. */
export interface ReportSection {
  title: string;
  note?: string;
  columns?: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Said in the place of a list that is empty. */
  none?: string;
}

/**
 * @param release what was measured
 * @param regressions what is worse than in an earlier release, where one was named
 * @returns the parts of the page in their order: first what somebody must act on
 */
export function releaseSections(
  release: Release,
  regressions: readonly string[] | undefined,
): ReportSection[] {
  const { pages, overBudget, observatory, headers, islands, chat, axe, lighthouse, build } = release;
  const hosts = Object.keys(pages[0]?.sent ?? {});
  const listed = (messages: readonly string[]) => messages.map((message) => [message]);
  return [
    ...(regressions
      ? [
          {
            title: 'Worse than before',
            rows: listed(regressions),
            none: 'Nothing is worse than in the earlier release.',
          },
        ]
      : []),
    {
      title: 'Over budget',
      note: `A document takes ${documentLimit} bytes at most, half of them ${medianLimit}; script before an interaction ${scriptLimit}. What is wrong with links, languages or structured data is listed too.`,
      rows: listed(overBudget),
      none: 'Nothing is over its budget.',
    },
    {
      title: 'Languages',
      note: 'Documents as each host sends them, in bytes.',
      columns: ['Language', 'Pages', ...hosts.flatMap((host) => [`${host}, median`, `${host}, heaviest`])],
      rows: [...new Set(pages.map(({ language }) => language))].map((code) => {
        const own = pages.filter(({ language }) => language === code);
        const sizes = hosts.map((host) =>
          own.map(({ sent }) => sent[host] ?? 0).sort((one, other) => one - other),
        );
        return [
          code,
          own.length,
          ...sizes.flatMap((each) => [each[each.length >> 1] ?? 0, each.at(-1) ?? 0]),
        ];
      }),
    },
    {
      title: 'Headers',
      note: `${observatory.grade}, ${observatory.score} points, by the arithmetic of Mozilla’s Observatory.`,
      columns: ['Test', 'Found', 'Points'],
      rows: observatory.tests.map(({ name, result, modifier }) => [name, result, modifier]),
    },
    { title: 'Sent with the home page', columns: ['Header', 'Value'], rows: Object.entries(headers) },
    {
      title: 'Structured data',
      columns: ['Type', 'Pages'],
      rows: countsOf(pages.flatMap(({ types }) => types)),
    },
    {
      title: 'Islands',
      note: 'Bytes of brotli, and nothing of it before the island is asked for. What is shared is fetched once for all.',
      columns: ['Island', 'Own code', 'Words', 'Shared', 'Shared files', 'Wakes at'],
      rows: islands.map(({ name, own, words, shared, sharedFiles, wakes }) => [
        name,
        own,
        words,
        shared,
        sharedFiles,
        wakes.join(', '),
      ]),
    },
    {
      title: 'Chat',
      note: 'The questions of functions/chat-with-ai/evaluation/questions.json, without a model.',
      columns: ['Language', 'Questions', 'Right page', 'Right fact', 'Outside the subject, says so'],
      rows: chat.map(({ language, questions, right, fact, outside }) => [
        language,
        questions,
        ...[right, fact, outside].map(percent),
      ]),
    },
    {
      title: 'Accessibility',
      note: axe.list
        ? 'axe was asked about this build.'
        : 'The last measurement kept with the project. With --axe this build is asked anew.',
      columns: ['Measured', 'Documents', 'Violations'],
      rows: [
        [axe.measured, axe.documents, axe.violations],
        ...(axe.list ?? []).map((violation) => [violation, '', '']),
      ],
    },
    {
      title: 'Lighthouse',
      note: lighthouse
        ? 'Mobile, simulated.'
        : 'Not asked for. With --lighthouse it is, which takes most of an hour.',
      columns: lighthouse && ['Page', ...Object.keys(lighthouse[0]?.scores ?? {})],
      rows: (lighthouse ?? []).map(({ url, scores }) => [url, ...Object.values(scores)]),
    },
    {
      title: 'Build',
      note: build
        ? `${build.megabytes} MB of memory at most. What an earlier build had made was not made again.`
        : 'This site was built without taking the time.',
      columns: build && ['Part', 'Seconds', 'Of the processor’s'],
      rows: build
        ? [...Object.keys(build.seconds).map((part) => [part, part]), ['all', '']].map(
            ([name = '', part]) => [
              name,
              ...[build.seconds, build.processorSeconds].map((seconds) => secondsOf(seconds, part)),
            ],
          )
        : [],
    },
    {
      title: 'Every page',
      note: 'Heaviest first. Script is what runs before an interaction; requests are made without one.',
      columns: ['Page', ...hosts, 'Script', 'Requests', 'Links'],
      rows: pages
        .toSorted((one, other) => heaviest(other.sent) - heaviest(one.sent))
        .map(({ url, sent, script, requests, links }) => [
          url,
          ...Object.values(sent),
          script,
          requests,
          links,
        ]),
    },
  ];
}

function countsOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** @returns those of one part, or of all */
function secondsOf(seconds: Readonly<Record<string, number>>, part: string | undefined): string {
  const all = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  return (part ? (seconds[part] ?? 0) : all).toFixed(1);
}

function heaviest(sent: Readonly<Record<string, number>>): number {
  return Math.max(...Object.values(sent));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
