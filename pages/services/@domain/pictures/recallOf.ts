/**
 * @param counts the fraud that a model found and missed
 * @returns the share that it found, and the half of its 95 % confidence interval (normal approximation)
 */
export function recallOf({ found, missed }: { found: number; missed: number }) {
  const recall = found / (found + missed);
  return { recall, margin: 1.96 * Math.sqrt((recall * (1 - recall)) / (found + missed)) };
}
