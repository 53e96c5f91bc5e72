import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('shop');
  return (
    <section>
      <h1>{t('home.title')}</h1>
      <p>{t('home.text')}</p>
    </section>
  );
}
