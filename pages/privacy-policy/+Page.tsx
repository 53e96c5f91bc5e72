import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { absentFact, legalFacts } from '../../content/legalFacts.ts';
import { captchaProvider } from '../../renderer/facts/publicSettings.ts';
import { formatDate } from '../../renderer/i18n/format.ts';

export function Page() {
  const { t, i18n } = useTranslation('privacyPolicy');
  return (
    <LegalText
      path="/privacy-policy"
      hero={t('hero', { returnObjects: true })}
      updated={t('updated', { date: formatDate(legalFacts.legalTextsUpdated, i18n.language) })}
      sections={t('sections', {
        returnObjects: true,
        ...legalFacts,
        captchaProvider: captchaProvider() ?? absentFact,
      })}
    />
  );
}
