import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';

/** Names the causes that make a quote larger or smaller. It states no price, which depends on the scope. */
export function CostDrivers() {
  const { t } = useTranslation('engagement');
  return (
    <Section id="cost" title={t('cost.title')} lead={t('cost.lead')}>
      <ul className="border-t border-ink">
        {t('cost.items', { returnObjects: true }).map(({ driver, more, less }) => (
          <li
            key={driver}
            className="grid gap-x-8 gap-y-4 border-b border-line py-6 print:grid-cols-3 print:py-2 md:grid-cols-2 lg:grid-cols-[minmax(0,.7fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]"
          >
            <h3 className="text-h4 md:max-lg:col-span-2">{driver}</h3>
            <p>
              <span className="block font-mono text-xs text-alert">{t('cost.more')}</span>
              {more}
            </p>
            <p>
              <span className="mono-label block">{t('cost.less')}</span>
              {less}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
