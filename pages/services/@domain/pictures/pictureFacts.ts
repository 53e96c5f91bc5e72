import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import { recallOf } from './recallOf.ts';

interface PictureFacts {
  /** True if the example test in the drawing passed. */
  passed: boolean;
  /** What `picture` of the domain's words quotes. */
  values: Readonly<Record<string, string>>;
  /** The numbers of the drawing, where it has a series of them. */
  data?: (label: (name: string) => string) => DrawnData;
}

/** @returns what the words and the table of each domain's picture quote of `content/drawings.json`, as a language writes it */
export function pictureFacts(language: string): Readonly<Record<string, PictureFacts>> {
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number) => formatNumber(value, language, { style: 'percent' });
  const { domains } = drawings;
  const screens = domains['web-mobile'];
  const { recoverySeconds, cycle } = domains['embedded-iot'];
  const { stoppedMillimetres, allowedMillimetres } = domains.robotics;
  const { found, missed, falseAlarms, dismissed, threshold } = domains['ai-ml'];
  const { recall, margin } = recallOf(domains['ai-ml']);
  const stages = domains['data-analytics'];
  const lost = (stages[0]?.rows ?? 0) - (stages.at(-1)?.rows ?? 0);
  const { restoredSeconds, objectiveSeconds } = domains.cloud;
  const { hertz, lostFrames } = domains.arvr;
  return {
    'web-mobile': {
      passed: screens.every(({ passed }) => passed),
      values: {
        screens: number(screens.length),
        passing: number(screens.filter(({ passed }) => passed).length),
        pixels: number(screens.find(({ passed }) => !passed)?.width ?? 0),
      },
      data: (label) => ({
        columns: [label('width'), label('browser'), label('verdict')],
        rows: screens.map(({ width, browser, passed }) => [
          number(width),
          browser,
          label(passed ? 'passed' : 'failed'),
        ]),
      }),
    },
    'embedded-iot': {
      passed: true,
      values: {
        links: number(domains['embedded-iot'].links.length),
        seconds: number(recoverySeconds),
        cycle: number(cycle),
      },
    },
    robotics: {
      passed: stoppedMillimetres <= allowedMillimetres,
      values: { stopped: number(stoppedMillimetres), limit: number(allowedMillimetres) },
    },
    'ai-ml': {
      passed: recall >= threshold,
      values: {
        cases: number(found + missed + falseAlarms + dismissed),
        recallShare: percent(recall),
        margin: number(Math.round(margin * 100)),
        threshold: percent(threshold),
      },
      data: (label) => ({
        columns: [`${label('actual')} / ${label('predicted')}`, label('positive'), label('negative')],
        rows: [
          [label('positive'), number(found), number(missed)],
          [label('negative'), number(falseAlarms), number(dismissed)],
        ],
      }),
    },
    'data-analytics': {
      passed: lost === 0,
      values: { lost: number(lost) },
      data: (label) => ({
        columns: [label('stage'), label('rows')],
        rows: stages.map(({ key, rows }) => [label(key), number(rows)]),
      }),
    },
    blockchain: { passed: true, values: { millions: number(domains.blockchain.millionCalls) } },
    cloud: {
      passed: restoredSeconds <= objectiveSeconds,
      values: { restored: number(restoredSeconds), limit: number(objectiveSeconds) },
    },
    arvr: {
      passed: lostFrames === 0,
      values: { hertz: number(hertz), lost: number(lostFrames), frames: number(hertz * 60) },
    },
  };
}
