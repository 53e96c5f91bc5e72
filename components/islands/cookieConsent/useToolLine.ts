import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../../content/languages.ts';
import type { ThirdParty } from '../../../content/thirdParties.ts';
import { formatNumber, formatRow } from '../../../renderer/i18n/format.ts';

/** @returns a function that tells of a third party: who, why, and what is stored for how long (CNIL guidelines of 17 September 2020, article 2) */
export function useToolLine(): (tool: ThirdParty) => string {
  const { t, i18n } = useTranslation('cookieConsent');
  const language = i18n.language as LanguageCode;
  const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return ({ name, provider, purpose, stores, category }) => {
    const items = stores.map(({ name, days }) =>
      t('tool.item', { name, time: days ? formatNumber(days, language, inDays) : t('tool.session') }),
    );
    const list = formatRow(items, language);
    const stored = t(items.length > 0 ? 'tool.stores' : 'tool.storesNothing', { items: list });
    const line = t('tool.line', { name, provider, purpose: purpose[language], stored });
    return category === 'exempt' ? `${line} ${t('tool.exempt')}` : line;
  };
}
