import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { cityName } from '../../../components/sections/offices/cityName.ts';
import { Section } from '../../../components/sections/Section.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import type { Position } from '../../../content/positions.ts';
import { openPositions } from '../../../renderer/facts/openPositions.ts';

/** Lists the other open positions with team and place, if there are any. */
export function OtherPositions({ position }: { position: Position }) {
  const { t } = useTranslation(['positions', 'careers', 'offices']);
  const items = t('careers:positions.items', { returnObjects: true });
  const others = openPositions.filter(({ key }) => key !== position.key);
  if (others.length === 0) {
    return null;
  }
  return (
    <Section id="others" tone="card" title={t('positions:labels.others')}>
      <Entries
        columns={2}
        items={others.map((other) => {
          const { title, department } = entryOf(items, other.key, 'careers.json: positions.items');
          const place = cityName(t, other.city);
          return {
            title,
            description: t('positions:labels.teamAndPlace', { team: department, place }),
            to: other.path,
          };
        })}
      />
    </Section>
  );
}
