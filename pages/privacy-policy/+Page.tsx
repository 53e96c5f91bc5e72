import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { absentDetail, legalDetails } from '../../content/legalDetails.ts';
import { captchaProvider } from '../../renderer/content/publicSettings.ts';

export function Page() {
  const { t } = useTranslation('privacyPolicy');
  return (
    <LegalText
      path="/privacy-policy"
      hero={t('hero', { returnObjects: true })}
      updated={(date) => t('updated', { date })}
      sections={t('sections', {
        returnObjects: true,
        ...legalDetails,
        // Without a captcha, the paragraph about it is not shown.
        captchaProvider: captchaProvider() ?? absentDetail,
      })}
    />
  );
}
