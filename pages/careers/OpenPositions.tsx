import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import { openPositions } from '../../renderer/facts/openPositions.ts';
import { OpenPosition } from './OpenPosition.tsx';

/** The open positions; where there are none, a link to send an application all the same. */
export function OpenPositions() {
  const { t } = useTranslation('careers');
  const items = t('positions.items', { returnObjects: true });
  if (openPositions.length === 0) {
    return (
      <Section id="positions" tone="card" title={t('positions.title')} lead={t('positions.none')}>
        <ButtonLink to={company.recruitmentUrl} target="_blank">
          <NewTabHint hint={t('positions.labels.newTab')}>{t('cta.primary')}</NewTabHint>
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="positions"
      tone="card"
      title={t('positions.title')}
      lead={t('positions.lead')}
      example={openPositions.some(({ source }) => source === 'example')}
    >
      <div className="border-t border-ink">
        {openPositions.map((position) => (
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
