/**
 * The least score (Layout Instability API) that counts as a shift here. Browsers ignore moves of less than 3 px. This limit ignores moves
 * of very small elements too: at 3 px, those below 28 × 28 px in a window of 390 × 800 px, or below 70 × 70 px in one of 1280 × 900 px.
 */
export const minShift = 0.00001;

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
