import { useTranslation } from 'react-i18next';
import { cityName } from '../../../components/sections/offices/cityName.ts';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { rateRange } from '../../../components/sections/services/rateText.ts';
import { rates } from '../../../content/rates.ts';

/** The day rates that the owner has given; nothing where there are none. */
export function DayRates() {
  const { t, i18n } = useTranslation(['engagement', 'specimens']);
  if (rates.length === 0) {
    return null;
  }
  return (
    <Section
      id="rates"
      tone="card"
      title={t('rates.title')}
      lead={t('rates.lead')}
      example={rates.some(({ source }) => source === 'example')}
    >
      <RecordTable
        isNarrow
        label={t('specimens:table', { title: t('rates.title') })}
        columns={[{ title: t('rates.columns.role') }, { title: t('rates.columns.range'), isNumber: true }]}
        rows={rates.map((rate) => ({
          key: rate.role + rate.city,
          cells: [t(`rates.roles.${rate.role}`), rateRange(t, rate, i18n.language)],
          note: cityName(t, rate.city),
        }))}
      />
    </Section>
  );
}
