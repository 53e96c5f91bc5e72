import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../../components/sections/ExampleStamp.tsx';
import { RecordSheet } from '../../../components/sections/RecordSheet.tsx';
import { prices } from '../../../content/prices.ts';

/** The picture of the page: what a day, an assignment and a month cost. A price that lacks a rate is left out. */
export function PriceSheet() {
  const { t } = useTranslation('engagement');
  return (
    <RecordSheet
      title={t('prices.title')}
      // The quote among them is a specimen, whoever vouches for the rates.
      stamp={<ExampleStamp />}
      rows={t('prices.rows', { returnObjects: true }).filter(({ key }) => prices[key])}
      termClassName="max-w-1/2 text-muted"
      className="max-w-[32rem] text-xs sm:text-[0.85rem]"
    />
  );
}
