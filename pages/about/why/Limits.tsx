import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';

/** When we are not the right choice. */
export function Limits() {
  const { t } = useTranslation('about');
  return (
    <Section tone="card">
      <Split id="limits" title={t('whyLimits.title')} lead={t('whyLimits.lead')}>
        <ul className="grid gap-7">
          {t('whyLimits.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
              <X className="mt-0.5 size-5 text-alert" />
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
