import { useTranslation } from 'react-i18next';

/** A sentence with the languages of reports and meetings. Buyers ask about languages before they ask about the price. */
export function WorkLanguages() {
  const { t } = useTranslation('common');
  return <p className="mt-4 max-w-measure text-muted in-dark:text-muted-dark">{t('workLanguages')}</p>;
}
