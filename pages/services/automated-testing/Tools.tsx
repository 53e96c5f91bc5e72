import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { tools } from '../../../content/tools.ts';
import { wordsFor } from '../../../locales/wordsFor.ts';

export function Tools() {
  const { t } = useTranslation('automatedTesting');
  const words = t('tools.items', { returnObjects: true });
  return (
    <Section id="tools" title={t('tools.title')} lead={t('tools.lead')}>
      <ToolTable
        labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
        items={tools.automation.map(({ id, ...tool }) => ({
          ...tool,
          ...wordsFor(words, id),
        }))}
      />
    </Section>
  );
}
