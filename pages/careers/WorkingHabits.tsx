import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';

/** The values, as habits of work. */
export function WorkingHabits() {
  const { t } = useTranslation('careers');
  return (
    <Section>
      <Split id="values" title={t('values.title')} lead={t('values.lead')}>
        <CheckList items={t('values.items', { returnObjects: true })} />
      </Split>
    </Section>
  );
}
