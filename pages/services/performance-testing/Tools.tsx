import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { tools } from '../../../content/tools.ts';
import { entryOf } from '../../../locales/entryOf.ts';

export function Tools() {
  const { t } = useTranslation('performanceTesting');
  const words = t('tools.items', { returnObjects: true });
  return (
    <Section id="tools" tone="card" title={t('tools.title')} lead={t('tools.lead')}>
      <ToolTable
        labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
        items={tools.performance.map(({ key, ...tool }) => ({
          ...tool,
          ...entryOf(words, key, 'performanceTesting.json: tools.items'),
        }))}
      />
    </Section>
  );
}
