import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { legalDetails } from '../../content/legalDetails.ts';
import { formatDate } from '../../renderer/i18n/format.ts';

/** The specification requires the legal notice in French and in English (§1). Other languages show it in English (`namespaceLanguages`). */
export function Page() {
  const { t, i18n } = useTranslation('legalNotice');
  return (
    <LegalText
      path="/legal-notice"
      hero={t('hero', { returnObjects: true })}
      updated={(date) => t('updated', { date })}
      dateAndContact={{ contact: legalDetails.email }}
      sections={t('sections', {
        returnObjects: true,
        ...legalDetails,
        incorporated: formatDate(legalDetails.incorporated, i18n.language),
      })}
    />
  );
}
