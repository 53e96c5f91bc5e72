import { useTranslation } from 'react-i18next';

/** The end of the heading of an example, for a screen reader: what `ExampleStamp` says to the eye. */
export function ExampleAfterTitle() {
  const { t } = useTranslation('common');
  return <span className="sr-inline">{t('exampleAfterTitle')}</span>;
}
