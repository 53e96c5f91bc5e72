import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { legalFacts } from '../../content/legalFacts.ts';
import { formatDate } from '../../locales/format.ts';
import { ManageCookies } from './ManageCookies.tsx';

export function Page() {
  const { t, i18n } = useTranslation('cookiePolicy');
  return (
    <LegalText
      path="/cookie-policy"
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, i18n.language) })}
      sections={t('sections', { returnObjects: true, ...legalFacts })}
    >
      <ManageCookies />
    </LegalText>
  );
}
