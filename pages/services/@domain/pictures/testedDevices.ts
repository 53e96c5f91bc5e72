import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { DrawingLabels } from './drawingProps.ts';

/** Each device: its left edge, width, top and bottom on the drawing, the width of its screen in CSS pixels, and its browser. */
export const testedDevices = [
  { x: 16, width: 136, top: 62, bottom: 146, pixels: 1440, browser: 'Firefox', passed: true },
  { x: 180, width: 72, top: 76, bottom: 172, pixels: 820, browser: 'Safari', passed: true },
  { x: 277, width: 38, top: 100, bottom: 172, pixels: 390, browser: 'Safari', passed: true },
  { x: 332, width: 32, top: 108, bottom: 172, pixels: 360, browser: 'Chrome', passed: false },
];

/** @returns the devices as a table */
export function testedDevicesData(label: DrawingLabels, language: string): DrawnData {
  return {
    columns: [label('width'), label('browser'), label('verdict')],
    rows: testedDevices.map(({ pixels, browser, passed }) => [
      formatNumber(pixels, language),
      browser,
      label(passed ? 'passed' : 'failed'),
    ]),
  };
}
