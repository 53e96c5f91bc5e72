import { languageOf } from './languages.ts';

/**
 * @param date an ISO date without time, such as `2026-10-01`
 * @param language the code of the language to write it in
 * @returns the date in words, such as "1er octobre 2026" and "1 October 2026"
 */
export function formatDate(date: string, language: string): string {
  const { ogLocale } = languageOf(language);
  const format = new Intl.DateTimeFormat(ogLocale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  return format
    .formatToParts(new Date(date))
    .map(({ type, value }) => (type === 'day' && value === '1' && language === 'fr' ? '1er' : value))
    .join('');
}
