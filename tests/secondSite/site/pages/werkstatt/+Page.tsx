import { useTranslation } from 'react-i18next';
import { Island } from '../../components/islands/Island.tsx';
import { island as tally } from '../../components/islands/tally/Tally.island.tsx';

export function Page() {
  const { t } = useTranslation('shop');
  return (
    <section>
      <h1>{t('workshop.title')}</h1>
      <p>{t('workshop.text')}</p>
      <Island of={tally} when="query:uhr" />
    </section>
  );
}
