import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { positions } from '../../content/positions.ts';
import { entryOf } from '../../locales/entryOf.ts';
import { OpenPosition } from './OpenPosition.tsx';

export function OpenPositions() {
  const { t } = useTranslation('careers');
  const items = t('positions.items', { returnObjects: true });
  return (
    <Section id="positions" tone="card" title={t('positions.title')} lead={t('positions.lead')} example>
      <div className="border-t border-ink">
        {positions.map((position) => (
          <OpenPosition
            key={position.key}
            facts={position}
            words={entryOf(items, position.key, 'careers.json: positions.items')}
          />
        ))}
      </div>
    </Section>
  );
}
