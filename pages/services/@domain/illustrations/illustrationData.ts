import type { TabularData } from '../../../../components/sections/Sheet.tsx';
import { drawings } from '../../../../content/drawings.ts';
import { formatList, formatNumber } from '../../../../renderer/i18n/format.ts';

const { 'web-mobile': screens, 'ai-ml': matrix, 'data-analytics': stages, ...measured } = drawings.domains;

/** The number of frauds among the cases of the confusion matrix. */
const frauds = matrix.truePositives + matrix.falseNegatives;
/** The share of frauds that the model in the illustration detected. */
export const recall = matrix.truePositives / frauds;
/** Half the width of the recall's 95 % confidence interval (normal approximation). */
export const recallMargin = 1.96 * Math.sqrt((recall * (1 - recall)) / frauds);

const lostRows = (stages[0]?.rows ?? 0) - (stages.at(-1)?.rows ?? 0);

/** Whether the example test in a domain's illustration passed. A domain without an entry counts as passed. */
export const passed: Readonly<Record<string, boolean>> = {
  'web-mobile': screens.every((screen) => screen.passed),
  robotics: measured.robotics.stoppedMillimetres <= measured.robotics.allowedMillimetres,
  'ai-ml': recall >= matrix.threshold,
  'data-analytics': lostRows === 0,
  cloud: measured.cloud.restoredSeconds <= measured.cloud.objectiveSeconds,
  arvr: measured.arvr.lostFrames === 0,
};

/** @returns the interpolation variables of each domain's illustration: the numbers of `drawings.json`, and values computed from them */
export function illustrationNumbers(
  language: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const percent = (value: number) => formatNumber(value, language, { style: 'percent' });
  const numbersOf = (content: object) =>
    Object.fromEntries(
      Object.entries(content)
        .filter(([, value]) => typeof value === 'number')
        .map(([name, value]) => [name, formatNumber(value, language)]),
    );
  return {
    ...Object.fromEntries(Object.entries(measured).map(([domain, content]) => [domain, numbersOf(content)])),
    'web-mobile': numbersOf({
      screens: screens.length,
      passing: screens.filter((screen) => screen.passed).length,
      // The width of the first screen on which the test failed.
      pixels: screens.find((screen) => !screen.passed)?.width,
    }),
    'embedded-iot': numbersOf({ ...measured['embedded-iot'], links: measured['embedded-iot'].links.length }),
    'ai-ml': {
      ...numbersOf({
        cases: frauds + matrix.falsePositives + matrix.trueNegatives,
        margin: Math.round(recallMargin * 100),
      }),
      recallShare: percent(recall),
      threshold: percent(matrix.threshold),
    },
    robotics: {
      ...numbersOf(measured.robotics),
      degrees: formatList(
        measured.robotics.degrees.map((degrees) => `${formatNumber(degrees, language)}°`),
        language,
      ),
    },
    'data-analytics': numbersOf({ lost: lostRows }),
    // `frames` is the number of frames in one minute, because `lostFrames` is a number in one minute.
    arvr: numbersOf({ ...measured.arvr, frames: measured.arvr.hertz * 60 }),
  };
}

/** @returns the numbers of a domain's illustration as a table; undefined for domains other than the three in the `switch` */
export function illustrationTable(
  domain: string,
  language: string,
  label: (name: string) => string,
): TabularData | undefined {
  const number = (value: number) => formatNumber(value, language);
  const columns = (...names: string[]) => names.map(label);
  switch (domain) {
    case 'web-mobile':
      return {
        columns: columns('width', 'browser', 'verdict'),
        rows: screens.map((screen) => [
          number(screen.width),
          screen.browser,
          label(screen.passed ? 'passed' : 'failed'),
        ]),
      };
    case 'ai-ml':
      return {
        columns: [columns('actual', 'predicted').join(' / '), ...columns('positive', 'negative')],
        rows: [
          [label('positive'), number(matrix.truePositives), number(matrix.falseNegatives)],
          [label('negative'), number(matrix.falsePositives), number(matrix.trueNegatives)],
        ],
      };
    case 'data-analytics':
      return {
        columns: columns('stage', 'rows'),
        rows: stages.map(({ key, rows }) => [label(key), number(rows)]),
      };
    default:
      return undefined;
  }
}
