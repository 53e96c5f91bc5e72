import { languageOf } from '../../content/languages.ts';
import { firstOfMonth, unitSymbols } from '../../locales/textRules.ts';

/** A cache of `Intl` objects by kind, locale and options. Creating an object takes far longer than using it. */
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

/** The locale for dates, names and lists. English is British. Arabic uses the Gregorian calendar and Latin digits. */
function localeOf(language: string): string {
  return `${languageOf(language).ogLocale.replace('_', '-')}-u-ca-gregory-nu-latn`;
}

/** The locale for numbers. It has no country, because en-GB would write "2 hrs", and ar-SA would use another percent sign. */
function numberLocaleOf(language: string): string {
  return `${language}-u-nu-latn`;
}

/** @returns an ISO date in words: "1er octobre 2026", "1 October 2026" */
export function formatDate(date: string, language: string): string {
  // An ISO date is read as UTC. Another time zone here could change the day.
  return formatOf(Intl.DateTimeFormat, localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .map(({ type, value }) => (type === 'day' && value === '1' ? (firstOfMonth[language] ?? value) : value))
    .join('');
}

/** @returns the time of day as `08:05`. `timeZone` is an IANA name. Default: the reader's time zone. */
export function formatTime(moment: Date, language: string, timeZone?: string): string {
  return formatOf(Intl.DateTimeFormat, localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
}

/** @returns a number in a language's format: "1 700" or "1,700". `options` are those of `Intl.NumberFormat`. */
export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return formatOf(Intl.NumberFormat, numberLocaleOf(language), options).format(value);
}

const unitsWithSymbol: readonly string[] = ['hour', 'second', 'degree'];

/** @returns the options for a number with its unit: "24 h" in French, "24h" in English, "5 days" */
export function unitStyle(unit: string, language: string): Intl.NumberFormatOptions {
  const symbol = unitSymbols[language] ?? 'short';
  return { style: 'unit', unit, unitDisplay: unitsWithSymbol.includes(unit) ? symbol : 'long' };
}

/** @returns a quantity or a range in figures: "24 h", "5 days", "2–3 semaines". A no-break space comes before a unit symbol. */
export function formatQuantity(value: number, unit: string, language: string, from?: number): string {
  const style = unitStyle(unit, language);
  const format = formatOf(Intl.NumberFormat, numberLocaleOf(language), style);
  const quantity = from === undefined ? format.format(value) : format.formatRange(from, value);
  return style.unitDisplay === 'long' ? quantity : quantity.replace(' ', '\u00a0');
}

/** @returns an amount without decimals: "1 700 €" or "€1,700". `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatNumber(amount, language, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** @returns the items as a list in a sentence: "k6, Locust et JMeter" */
export function formatList(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'conjunction' }).format(items);
}

/** @returns the names of languages as a list in a sentence: "français et anglais". `codes` are ISO 639 codes. */
export function languageNames(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}

/** @returns the name of a country: "Tunisie". `code` is an ISO 3166 code. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** @returns long items or links as a row with commas: "web and mobile, robotics, cloud". French writes "et" before the last item. */
export function formatRow(items: readonly string[], language: string): string {
  return formatOf(Intl.ListFormat, localeOf(language), { type: 'unit', style: 'short' }).format(items);
}

/** @returns a text with each `{{name}}` replaced by its value, as in i18next. A variable without a value stays as it is. */
export function interpolate(text: string, textFor: (name: string) => string | undefined): string {
  return text.replaceAll(
    /\{\{\s*([\w.]+)\s*\}\}/g,
    (placeholder, name: string) => textFor(name) ?? placeholder,
  );
}
