import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { company } from '../../../content/company.ts';
import { purchasing } from '../../../content/purchasing.ts';
import { purchasingFacts } from './purchasingFacts.ts';

/** Answers what purchasing departments ask: first the answers that are words, then those that the owner has given as facts. */
export function Purchasing() {
  const { t, i18n } = useTranslation(['engagement', 'offices', 'common', 'specimens']);
  const answers = [
    ...t('engagement:purchasing.items', { returnObjects: true }),
    ...(company.certifications.length > 0
      ? [t('engagement:purchasing.certificates', { returnObjects: true })]
      : []),
    ...purchasingFacts(t, i18n.language),
  ];
  return (
    <Section
      id="purchasing"
      title={t('engagement:purchasing.title')}
      lead={t('engagement:purchasing.lead')}
      example={purchasing.source === 'example'}
    >
      <RecordTable
        isNarrow
        label={t('specimens:table', { title: t('engagement:purchasing.title') })}
        columns={[
          { title: t('engagement:purchasing.columns.question') },
          { title: t('engagement:purchasing.columns.answer') },
        ]}
        rows={answers.map(({ title, description }) => ({
          key: title,
          cells: [title, [description].flat().map((line) => <p key={line}>{line}</p>)],
        }))}
      />
      <p className="mt-8">
        <TextLink to="/contact" standsAlone>
          {t('engagement:purchasing.link')}
        </TextLink>
      </p>
    </Section>
  );
}
