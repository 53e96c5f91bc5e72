import { allFigures, type Figure } from '../content/figures.ts';
import { formatNumber } from './format.ts';
import { languageOf } from './languages.ts';

/**
 * What words may quote between double braces: `{{figures.projects}}` is the figure as it is shown, "50+";
 * `{{numbers.projects}}` the number alone, for a sentence that says "more than 50".
 *
 * @param language the code of the language to write them in
 */
export function figureTexts(language: string) {
  return {
    figures: textsOf((figure) => figureText(figure, language)),
    numbers: textsOf(({ value }) => formatNumber(Math.abs(value), language, { useGrouping: false })),
  };
}

function textsOf(write: (figure: Figure) => string): Record<string, string> {
  return Object.fromEntries(allFigures.map((figure) => [figure.key, write(figure)]));
}

function figureText({ value, unit, form }: Figure, language: string): string {
  const text = formatNumber(unit === 'percent' ? value / 100 : value, language, {
    ...styleOf(unit, language),
    maximumFractionDigits: 1,
    useGrouping: false,
    signDisplay: form === 'change' ? 'exceptZero' : 'auto',
  })
    .replace('-', '−')
    .replace(' ', '\u00a0');
  const figure =
    form === 'below' ? `<\u00a0${text}` : text + (form === 'atLeast' ? '+' : unit === 'times' ? 'x' : '');
  return languageOf(language).direction === 'rtl' ? isolated(figure) : figure;
}

/** Between right-to-left words, signs would change sides with what stands around them (Unicode, UAX #9, "Explicit Directional Isolates"). */
function isolated(figure: string): string {
  return `\u2068${figure}\u2069`;
}

function styleOf(unit: Figure['unit'], language: string): Intl.NumberFormatOptions {
  if (unit === undefined || unit === 'times') return {};
  if (unit === 'percent') return { style: 'percent' };
  if (unit === 'year' || unit === 'month') return { style: 'unit', unit, unitDisplay: 'long' };
  // Arabic has no symbol of the hour that reads in a sentence. English sets no space before its own ("24h");
  // the others do, which only their short form has.
  return {
    style: 'unit',
    unit,
    unitDisplay: language === 'ar' ? 'long' : language === 'en' ? 'narrow' : 'short',
  };
}
