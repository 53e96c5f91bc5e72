import type { Commitments } from '../../content/commitments.ts';
import { entryOf } from '../../content/entryOf.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { formatQuantity, interpolate } from './format.ts';

export type CommitmentTexts = Resources['commitments'];
type HoursTexts = Record<'time' | 'timeAndMinutes', string> &
  Record<'days' | 'zones', Readonly<Record<string, string>>>;

type Duration = Commitments['engagements'][string];
type Hours = Commitments['openingHours']['chatHours'];

/**
 * @returns the interpolation variables for commitments. For a commitment `auditTime`:
 * - `{{auditTime}}`: "five days"
 * - `{{AuditTime}}`: "Five days", for the start of a sentence
 * - `{{auditTimeInFigures}}`: "5 days"
 *
 * Also `{{replyDays}}`, `{{chatHours}}` for a label and `{{chatHoursInFull}}` for a sentence, and the same two for `supportHours`.
 */
export function commitmentTexts(
  language: string,
  { answers, openingHours, engagements, retention }: Commitments,
  wording: CommitmentTexts,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, duration] of Object.entries({ ...answers, ...engagements, ...retention })) {
    texts[name] = inWords(language, wording, duration);
    texts[capitalised(name)] = capitalised(texts[name]);
    texts[`${name}InFigures`] = inFigures(language, wording, duration);
  }
  texts.replyDays = wording.replyDays[answers.replyTime.workingDays ? 'working' : 'every'];
  const { chatHours, supportHours } = openingHours;
  texts.chatHours = hoursIn(wording.hours.chatHours, wording.hours, chatHours);
  texts.chatHoursInFull = hoursIn(wording.hoursInFull.sentence, wording.hoursInFull, chatHours);
  const inFull = hoursIn(wording.hoursInFull.sentence, wording.hoursInFull, supportHours);
  texts.supportHoursInFull = inFull;
  // A language without a short form of these hours uses `{{inFull}}` in its translation.
  texts.supportHours = hoursIn(wording.hours.supportHours, wording.hours, supportHours, { inFull });
  return texts;
}

/** "One" has the gender of its unit (« une heure », « un jour »). Numbers without a translation are written in figures. */
function inWords(language: string, wording: CommitmentTexts, duration: Duration): string {
  const wordOf = (number: number) => (number === 1 ? wording.one[duration.unit] : wording.numbers[number]);
  return durationIn(language, wording, duration, (number) => wordOf(number) ?? String(number));
}

/** `Intl` formats a duration in each language, but does not know working days. */
function inFigures(language: string, wording: CommitmentTexts, duration: Duration): string {
  const { from, value, unit } = duration;
  return unit === 'workingDay'
    ? durationIn(language, wording, duration, String)
    : formatQuantity(value, unit, language, from);
}

function durationIn(
  language: string,
  { units, range }: CommitmentTexts,
  { from, value, unit }: Duration,
  write: (number: number) => string,
): string {
  const unitOf = (number: number) => {
    const form = new Intl.PluralRules(language).select(number);
    return entryOf(units, `${unit}_${form}`, `locales/${language}/commitments.json: units`);
  };
  const withUnit = (number: number) => fillForm(unitOf(number), { number: write(number) });
  if (from === undefined) {
    return withUnit(value);
  }
  // In Arabic, one word means "two days", so its text has no `{{number}}`. A range from two names the unit twice: "two days to five days".
  const first = unitOf(from).includes('{{number}}') ? write(from) : withUnit(from);
  return fillForm(range, { from: first, to: withUnit(value) });
}

function hoursIn(
  sentence: string,
  wording: HoursTexts,
  { days, opens, closes, timeZone }: Hours,
  others: Readonly<Record<string, string>> = {},
): string {
  const wordOf = (group: 'days' | 'zones', name: string) =>
    entryOf(wording[group], name, `locales/*/commitments.json: ${group}`);
  return fillForm(sentence, {
    firstDay: wordOf('days', days.at(0) ?? ''),
    lastDay: wordOf('days', days.at(-1) ?? ''),
    opens: timeIn(wording, opens),
    closes: timeIn(wording, closes),
    zone: wordOf('zones', timeZone),
    ...others,
  });
}

function timeIn(wording: HoursTexts, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fillForm(minute === 0 ? wording.time : wording.timeAndMinutes, {
    hour: String(hour),
    hour12: String(hour % 12 || 12),
    // Only English uses `halfDay`, because it has a 12-hour clock.
    halfDay: hour < 12 ? 'AM' : 'PM',
    minutes: String(minute).padStart(2, '0'),
  });
}

/** @throws Error if a text refers to an unknown variable */
function fillForm(form: string, values: Readonly<Record<string, string>>): string {
  return interpolate(form, (name) => entryOf(values, name, `locales/*/commitments.json: "${form}"`));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
