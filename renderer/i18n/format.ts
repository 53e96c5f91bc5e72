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

/** @returns an ISO date in words: "1er octobre 2026", "1 October 2026" */
export function formatDate(date: string, language: string): string {
  // A day has no hour: reading and writing it in one time zone keeps it the same everywhere.
  return formatOf(Intl.DateTimeFormat, localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (firstOfMonth[language] ?? value) : value))
    .join('');
}

/** @returns what a clock shows, `08:05`, in an IANA time zone or in the reader's own */
export function formatTime(moment: Date, language: string, timeZone?: string): string {
  return formatOf(Intl.DateTimeFormat, localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
}

/** @returns the number as a language writes it, "1 700" or "1,700"; `options` are those of `Intl.NumberFormat` */
export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return formatOf(Intl.NumberFormat, numberLocaleOf(language), options).format(value);
}

const unitsWithSymbol: readonly string[] = ['hour', 'second', 'degree'];

/** @returns how a language writes a unit behind a number in figures: "24 h" in French, "24h" in English, "5 days" */
export function unitStyle(unit: string, language: string): Intl.NumberFormatOptions {
  const symbol = unitSymbols[language] ?? 'short';
  return { style: 'unit', unit, unitDisplay: unitsWithSymbol.includes(unit) ? symbol : 'long' };
}

/** @returns a quantity, or a range, in figures: "24 h", "5 days", "2–3 semaines"; a symbol stays on the line of its number */
export function formatQuantity(value: number, unit: string, language: string, from?: number): string {
  const style = unitStyle(unit, language);
  const format = formatOf(Intl.NumberFormat, numberLocaleOf(language), style);
  const quantity = from === undefined ? format.format(value) : format.formatRange(from, value);
  return style.unitDisplay === 'long' ? quantity : quantity.replace(' ', '\u00a0');
}

/** @returns an amount without decimals, "1 700 €" or "€1,700"; the currency is its code in ISO 4217 */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatNumber(amount, language, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** @returns the items in a sentence: "k6, Locust et JMeter" */
export function formatList(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'conjunction' }).format(items);
}

/** @returns what a language calls languages, whose codes are in ISO 639, in a sentence: "français et anglais" */
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

/** @returns items of several words, or links, with the language's own comma: "web and mobile, robotics, cloud" */
export function formatRow(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'unit', style: 'short' }).format(items);
}

/** @returns a text with a value in the place of each `{{name}}`, as i18next writes it; one without a value keeps its braces */
export function interpolate(text: string, textFor: (name: string) => string | undefined): string {
  return text.replaceAll(
    /\{\{\s*([\w.]+)\s*\}\}/g,
    (placeholder, name: string) => textFor(name) ?? placeholder,
  );
}
