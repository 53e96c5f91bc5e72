import { z } from 'zod';
import type { Problem } from './problem.ts';
import { fieldsOf } from './schemaProblems.ts';
import { problemIn, selectValues, type ValueFile } from './valueFile.ts';

/** A date that expires is reported this many days before, in time for a release. */
const warnDays = 45;

/** Rules for dates, by `time` in the schema (`content/fields.ts`). A rule returns a message for a wrong date. `days` counts from today. */
const dateRules: Readonly<Record<string, (date: string, days: number, today: string) => string | undefined>> =
  {
    past: (date, days, today) =>
      days > 0 ? `is ${date}, which is still to come. Write a day up to today, ${today}.` : undefined,
    last: (date, days) =>
      days < 0
        ? `was ${date}: it is over. Remove the entry with its translations, or write a later day.`
        : undefined,
    // `security.txt` should expire in less than a year (RFC 9116, 2.5.5).
    renewed: (date, days) =>
      days < warnDays || days > 366
        ? `${days <= 0 ? `was ${date}: it is over, so what it vouches for is no longer published` : `is ${date}`}. Check the address, then write a day at least ${warnDays} days and at most a year ahead.`
        : undefined,
    published: (date, days) =>
      days > 0 ? `is ${date}: a build shows the article from that day on, and not before.` : undefined,
  };

/** @returns a problem for each date that is wrong today */
export function dates(file: ValueFile, schema: z.ZodType, today: string): Problem[] {
  return fieldsOf(schema).flatMap(({ selector, meta }) => {
    const rule = dateRules[String(meta.time)];
    const fullDates = rule
      ? selectValues(file, selector)
          // A time of day after the date is cut off.
          .map((each) => ({ ...each, value: each.value.slice(0, 10) }))
          .filter(({ value }) => z.iso.date().safeParse(value).success)
      : [];
    return fullDates.flatMap(({ path, value: date }) => {
      const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
      const message = rule?.(date, days, today);
      return message ? problemIn(file, path, message, meta.time === 'published' ? 'info' : 'warning') : [];
    });
  });
}
