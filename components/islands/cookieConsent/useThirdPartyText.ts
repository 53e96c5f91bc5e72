import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../../content/languages.ts';
import type { OptionalCategory } from '../../../content/storedItems.ts';
import { type ThirdParty, thirdParties } from '../../../content/thirdParties.ts';
import { formatNumber, formatRow } from '../../../renderer/i18n/format.ts';

/**
 * @returns a function that describes a third party: who it is, its purpose (CNIL guidelines of 17 September 2020, article 2), and what it
 *   stores and how long (Court of Justice, C-673/17). If the third party needs no consent, the text contains the reason
 */
export function useThirdPartyText(): (thirdParty: ThirdParty) => string {
  const { t, i18n } = useTranslation('cookieConsent');
  const language = i18n.language as LanguageCode;
  const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return ({ name, provider, purpose, stores, category }) => {
    // An item without `days` is removed when the tab or the browser is closed.
    const items = stores.map(({ name, days }) =>
      t('tool.item', { name, time: days ? formatNumber(days, language, inDays) : t('tool.session') }),
    );
    const list = formatRow(items, language);
    const stored = t(items.length > 0 ? 'tool.stores' : 'tool.storesNothing', { items: list });
    const line = t('tool.line', { name, provider, purpose: purpose[language], stored });
    return category === 'exempt' ? `${line} ${t('tool.exempt')}` : line;
  };
}

/** @returns a function that describes each third party ("tool") of a category. `necessary` contains those that need no consent */
export function useTools(): (category: OptionalCategory | 'necessary') => string[] {
  const textOf = useThirdPartyText();
  return (category) =>
    thirdParties
      .filter((tool) => tool.category === (category === 'necessary' ? 'exempt' : category))
      .map(textOf);
}
