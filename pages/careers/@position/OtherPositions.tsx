import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import type { Position } from '../../../content/positions.ts';
import { openPositions } from '../../../renderer/facts/openPositions.ts';
import { positionFacts } from '../positionFacts.ts';
import { positionTitle } from './positionTitle.ts';

/** Lists the other open positions with team and place, if there are any. */
export function OtherPositions({ position }: { position: Position }) {
  const { t, i18n } = useTranslation(['positions', 'careers']);
  const others = openPositions.filter(({ key }) => key !== position.key);
  if (others.length === 0) {
    return null;
  }
  return (
    <Section id="others" tone="card" title={t('positions:labels.others')}>
      <Entries
        columns={2}
        items={others.map((other) => {
          const [team, place] = positionFacts(t, other, i18n.language).map(({ value }) => value);
          return {
            title: positionTitle(t, other),
            description: t('positions:labels.teamAndPlace', { team, place }),
            to: other.path,
          };
        })}
      />
    </Section>
  );
}
