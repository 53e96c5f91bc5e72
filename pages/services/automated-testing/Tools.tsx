import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { tools } from '../../../content/tools.ts';

export function Tools() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="tools" title={t('tools.title')} lead={t('tools.lead')}>
      <ToolTable
        labels={{ use: t('tools.use'), avoid: t('tools.avoid') }}
        items={tools.automation.map(({ id, ...tool }) => ({
          ...tool,
          ...t(`tools.items.${id}`, { returnObjects: true }),
        }))}
      />
    </Section>
  );
}
