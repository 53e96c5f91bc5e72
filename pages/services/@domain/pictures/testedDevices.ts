import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { LabelOf } from './drawingProps.ts';

/**
 * An invented example, which the page marks as one: screens on which a page was tested. `x`, `width`, `top` and `bottom` are places on
 * `WebMobileDrawing`, in its units. `pixels` is the width of the screen in CSS pixels; no two screens have the same, because it is the key of
 * a row of the table. Screens whose bottom is 172 stand on the ground of the drawing; the first one has a foot below it, which is drawn there.
 *
 * What changes here changes in each language's `domains.json`, too: `description` and `reference` of this picture count the screens and those
 * that passed, and `note` names the one that failed. `passed` in `DomainPicture` says that the test as a whole failed.
 */
export const testedDevices = [
  { x: 16, width: 136, top: 62, bottom: 146, pixels: 1440, browser: 'Firefox', passed: true },
  { x: 180, width: 72, top: 76, bottom: 172, pixels: 820, browser: 'Safari', passed: true },
  { x: 277, width: 38, top: 100, bottom: 172, pixels: 390, browser: 'Safari', passed: true },
  { x: 332, width: 32, top: 108, bottom: 172, pixels: 360, browser: 'Chrome', passed: false },
];

/** @returns the devices as a table, for readers who cannot see or read the drawing */
export function testedDevicesData(label: LabelOf, language: string): DrawnData {
  return {
    columns: [label('width'), label('browser'), label('verdict')],
    rows: testedDevices.map(({ pixels, browser, passed }) => [
      formatNumber(pixels, language),
      browser,
      label(passed ? 'passed' : 'failed'),
    ]),
  };
}
