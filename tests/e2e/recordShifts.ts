/**
 * What is a shift: browsers count none of less than 3 px, and one so small is that of a box of 28 px a side, or of a line of which
 * the window shows a hair. The score of a page is told in thousandths.
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
