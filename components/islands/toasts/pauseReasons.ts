/** Why the time of the toasts stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

export type PauseReasons = ReadonlySet<PauseReason>;

export const noPauseReasons: PauseReasons = new Set();

/**
 * Reasons are kept apart: one that ends resumes nothing while another holds.
 *
 * @param reasons those that hold now
 * @param change the one that begins or ends
 * @returns those that hold after it; the same set when nothing changes
 */
export function pauseReasonsAfter(
  reasons: PauseReasons,
  { reason, holds }: { reason: PauseReason; holds: boolean },
): PauseReasons {
  if (reasons.has(reason) === holds) return reasons;
  const next = new Set(reasons);
  if (holds) next.add(reason);
  else next.delete(reason);
  return next;
}
