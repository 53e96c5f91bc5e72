import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { company } from '../../../content/company.ts';
import { purchasing } from '../../../content/purchasing.ts';
import { isExample } from '../../../content/sources.ts';
import { purchasingFacts } from './purchasingFacts.ts';

/** Answers what purchasing departments ask: first the answers that are words, then those that the owner has given as facts. */
export function Purchasing() {
  const { t, i18n } = useTranslation(['engagement', 'offices']);
  const answers = t('engagement:purchasing.items', { returnObjects: true });
  return (
    <Section
      id="purchasing"
      title={t('engagement:purchasing.title')}
      lead={t('engagement:purchasing.lead')}
      example={isExample('engagement:purchasing') || purchasing.source === 'example'}
    >
      <Entries
        columns={2}
        items={[
          ...answers,
          ...(company.certifications.length > 0
            ? [t('engagement:purchasing.certificates', { returnObjects: true })]
            : []),
          ...purchasingFacts(t, i18n.language),
        ]}
      />
      <p className="mt-8">
        <TextLink to="/contact" standsAlone>
          {t('engagement:purchasing.link')}
        </TextLink>
      </p>
    </Section>
  );
}
