import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Tick } from '../../components/ui/Tick.tsx';

/** What comes with every consultant. */
export function Included() {
  const { t } = useTranslation('consultants');
  return (
    <Section tone="card">
      <Split id="included" title={t('included.title')} lead={t('included.lead')}>
        <ul className="grid gap-7">
          {t('included.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
              <Tick className="mt-0.5 size-5" />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1.5 max-w-measure text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
