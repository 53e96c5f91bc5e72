/**
 * The least score (Layout Instability API) that counts as a shift here. Browsers count no move of less than 3 px; a lower score is that of
 * a box of less than 28 px a side, or of a line of which the window shows a hair.
 */
export const leastShift = 0.00001;

/** Runs in each page before anything else: keeps the score of each shift in `window.shifts`. */
export function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
