import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('shop');
  return (
    <section>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
    </section>
  );
}
