import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { legalFacts } from '../../content/legalFacts.ts';
import { storedItems } from '../../content/storedItems.ts';
import { formatDate } from '../../locales/format.ts';
import { ManageCookies } from './ManageCookies.tsx';

export function Page() {
  const { t, i18n } = useTranslation('cookiePolicy');
  const itemsIn = (place: 'localStorage' | 'sessionStorage') => ({
    items: storedItems
      .filter(({ area }) => area === place)
      .map(({ name, key, kept }) =>
        t('stored.line', { key, what: t(`stored.items.${name}`), time: t(`stored.kept.${kept}`) }),
      ),
  });
  const sections = t('sections', { returnObjects: true, ...legalFacts }).map((section) => ({
    ...section,
    ...(section.id === 'local-storage' && itemsIn('localStorage')),
    ...(section.id === 'session-storage' && itemsIn('sessionStorage')),
  }));
  return (
    <LegalText
      path="/cookie-policy"
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, i18n.language) })}
      sections={sections}
    >
      <ManageCookies />
    </LegalText>
  );
}
