import { days, prices } from '../../content/prices.ts';
import { formatMoney } from './format.ts';
import { interpolate } from './interpolate.ts';

/**
 * Writes the total prices in a language, for words to quote: `{{auditPrice}}` is "6 800 € à 7 600 €", `{{sampleDays}}` "61".
 *
 * @param language the code of the language to write them in
 * @param range how it joins the two ends of a range
 * @returns the texts by their names; of what lacks a rate an empty one, which no page shows
 */
export function priceTexts(language: string, range: string): Record<string, string> {
  const ofPrices = Object.entries(prices).map(([name, price]) => {
    if (!price) {
      return [name, ''];
    }
    const [from, to] = [price.from, price.to].map((amount) => formatMoney(amount, price.currency, language));
    return [name, from === to ? from : interpolate(range, (end) => (end === 'from' ? from : to))];
  });
  const ofDays = Object.entries(days).map(([name, number]) => [name, String(number ?? '')]);
  return Object.fromEntries([...ofPrices, ...ofDays]) as Record<string, string>;
}
