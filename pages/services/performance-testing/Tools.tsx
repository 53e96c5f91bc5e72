import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { tools } from '../../../content/tools.ts';

export function Tools() {
  const { t } = useTranslation('performanceTesting');
  return (
    <Section id="tools" title={t('tools.title')} lead={t('tools.lead')}>
      <ToolTable
        labels={{ use: t('tools.use'), avoid: t('tools.avoid') }}
        items={tools.performance.map(({ id, licence, ...tool }) => ({
          ...tool,
          licence: licence ?? t('tools.commercial'),
          ...t(`tools.items.${id}`, { returnObjects: true }),
        }))}
      />
    </Section>
  );
}
