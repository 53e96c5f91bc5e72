/**
 * @returns the day of the build as `2026-10-12`, in UTC: `SOURCE_DATE_EPOCH` (reproducible-builds.org) where it is set, else today
 */
export function buildDay(): string {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  return (seconds > 0 ? new Date(seconds * 1000) : new Date()).toISOString().slice(0, 10);
}
