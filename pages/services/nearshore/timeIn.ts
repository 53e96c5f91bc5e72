/**
 * @param timeZone an IANA name, such as `Africa/Tunis`
 * @param moment when
 * @returns what a clock there shows, such as `08:00`
 */
export function timeIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
