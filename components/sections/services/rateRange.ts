import type { rates } from '../../../content/rates.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { formatMoney } from '../../../renderer/i18n/format.ts';

type Rate = (typeof rates)[number];

/** @returns a day rate as a range: "€480 to €560" */
export function rateRange(t: Translate, { from, to, currency }: Rate, language: string): string {
  const money = (amount: number) => formatMoney(amount, currency, language);
  return t('engagement:rates.range', { from: money(from), to: money(to) });
}
