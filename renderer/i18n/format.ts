import { languageOf } from '../../content/languages.ts';
import { firstOfMonth, unitSymbols } from '../../locales/textRules.ts';

/** The objects of `Intl` that were made, by kind, locale and options: making one takes far longer than using it. */
const formats = new Map<string, unknown>();

function formatOf<Format, Options>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const name = [Kind.name, locale, JSON.stringify(options)].join(' ');
  const format = (formats.get(name) as Format | undefined) ?? new Kind(locale, options);
  formats.set(name, format);
  return format;
}

/** The locale of dates, names and lists: English is British, and Arabic has the calendar and the digits of the site. */
function localeOf(language: string): string {
  return `${languageOf(language).ogLocale.replace('_', '-')}-u-ca-gregory-nu-latn`;
}

/** The locale of numbers has no country: British English would write "2 hrs", and Saudi Arabia has a percent sign of its own. */
function numberLocaleOf(language: string): string {
  return `${language}-u-nu-latn`;
}

/**
 * @param date an ISO date without time, such as `2026-10-01`
 * @param language the code of the language to write it in
 * @returns the date in words, such as "1er octobre 2026" and "1 October 2026"
 * @throws RangeError when the date is none
 */
export function formatDate(date: string, language: string): string {
  // A day has no hour: reading and writing it in one time zone keeps it the same everywhere.
  return formatOf(Intl.DateTimeFormat, localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (firstOfMonth[language] ?? value) : value))
    .join('');
}

/**
 * @param moment when
 * @param language the code of the language to write it in
 * @param timeZone an IANA name, such as `Africa/Tunis`; the reader's own where none is given
 * @returns what a clock shows there, such as `08:05`
 */
export function formatTime(moment: Date, language: string, timeZone?: string): string {
  return formatOf(Intl.DateTimeFormat, localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
}

/**
 * @param value any number
 * @param language the code of the language to write it in
 * @param options its unit and precision, as `Intl.NumberFormat` takes them
 * @returns the number as that language writes it, such as "1 700" and "1,700"
 */
export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return formatOf(Intl.NumberFormat, numberLocaleOf(language), options).format(value);
}

/** Units that have a symbol which reads in a sentence. */
const unitsWithSymbol: readonly string[] = ['hour', 'second', 'degree'];

/** @returns how a language writes a unit behind a number in figures: "24 h" in French, "24h" in English, "5 days" */
export function unitStyle(unit: string, language: string): Intl.NumberFormatOptions {
  const symbol = unitSymbols[language] ?? 'short';
  return { style: 'unit', unit, unitDisplay: unitsWithSymbol.includes(unit) ? symbol : 'long' };
}

/**
 * @param value how many
 * @param unit a unit of `Intl.NumberFormat`, such as `hour`
 * @param language the code of the language to write it in
 * @param from how many at least, where it is a range
 * @returns the quantity in figures, such as "24 h", "5 days" and "2–3 semaines"; a symbol stays on the line of its number
 */
export function formatQuantity(value: number, unit: string, language: string, from?: number): string {
  const style = unitStyle(unit, language);
  const format = formatOf(Intl.NumberFormat, numberLocaleOf(language), style);
  const quantity = from === undefined ? format.format(value) : format.formatRange(from, value);
  return style.unitDisplay === 'long' ? quantity : quantity.replace(' ', '\u00a0');
}

/**
 * @param amount a price or a pay
 * @param currency its code in ISO 4217
 * @param language the code of the language to write it in
 * @returns the amount as that language writes it, without decimals: "1 700 €" and "€1,700"
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatNumber(amount, language, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/**
 * @param items what to list
 * @param language the code of the language to write it in
 * @returns the items in a sentence, such as "k6, Locust et JMeter"
 */
export function formatList(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'conjunction' }).format(items);
}

/**
 * @param codes of languages, in ISO 639
 * @param language the code of the language to write their names in
 * @returns what that language calls them, in a sentence: "français et anglais"
 */
export function languageNames(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}

/** @returns what a language calls a country, whose code is in ISO 3166: "Tunisie" */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/**
 * @param items what to list, each of several words or a link
 * @param language the code of the language to write it in
 * @returns the items one after the other, with the language's own comma: "web and mobile, robotics, cloud"
 */
export function formatRow(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'unit', style: 'short' }).format(items);
}

/**
 * Replaces each placeholder of a text, as i18next writes it: `{{name}}`.
 *
 * @param text the text with its placeholders
 * @param textFor returns the value of a name; a placeholder without a value keeps its braces
 * @returns the text with the values in place
 * @throws whatever `textFor` throws for a name that it refuses
 */
export function interpolate(text: string, textFor: (name: string) => string | undefined): string {
  return text.replaceAll(
    /\{\{\s*([\w.]+)\s*\}\}/g,
    (placeholder, name: string) => textFor(name) ?? placeholder,
  );
}
