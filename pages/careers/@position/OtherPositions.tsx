import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import type { Position } from '../../../content/positions.ts';
import { openPositions } from '../../../renderer/facts/openPositions.ts';
import { namedServices } from '../../../renderer/i18n/namedFacts.ts';
import { positionFacts } from '../positionFacts.ts';
import { positionTitle } from './positionTitle.ts';

/** Lists the other open positions with team and place, and the service that this position works for. */
export function OtherPositions({ position }: { position: Position }) {
  const { t, i18n } = useTranslation(['positions', 'careers', 'common']);
  const others = openPositions.filter(({ key }) => key !== position.key);
  const { key: serviceKey } = entryOf(namedServices, position.service, 'services.json', 'path');
  const service = {
    title: t('positions:labels.service'),
    description: t('positions:labels.serviceReason', {
      service: t(`common:pages.${serviceKey}`),
    }),
    to: position.service,
  };
  return (
    <Section id="others" tone="card" title={t('positions:labels.others')}>
      <Entries
        columns={2}
        items={[
          ...others.map((other) => {
            const [team, place] = positionFacts(t, other, i18n.language).map(({ value }) => value);
            return {
              title: positionTitle(t, other),
              description: t('positions:labels.teamAndPlace', { team, place }),
              to: other.path,
            };
          }),
          service,
        ]}
      />
    </Section>
  );
}
