import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';

/** Explains how the figures of a case are measured. */
export function HowWeMeasure() {
  const { t } = useTranslation('caseStudies');
  return (
    <Section>
      <Split id="method" title={t('method.title')}>
        <ol className="border-t border-ink">
          {t('method.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li key={key} className="border-b border-line py-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 max-w-measure text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}
