import { languageOf } from './languages.ts';

/**
 * @param date a day as ISO 8601 writes it, such as `2026-10-12`
 * @param language a language code
 * @returns the day in words, such as `12 octobre 2026`
 * @throws RangeError when the date is none
 */
export function formatDay(date: string, language: string): string {
  const locale = languageOf(language).ogLocale.replace('_', '-');
  // A day has no hour: reading and writing it in one time zone keeps it the same everywhere.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
