import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { articleFor } from '../../../renderer/articles/articlesIn.ts';
import { Pipeline } from './Pipeline.tsx';
import { TestTypes } from './TestTypes.tsx';

export function Page() {
  const { t, i18n } = useTranslation('automatedTesting');
  const article = articleFor(i18n.language);
  const toolWords = t('tools.items', { returnObjects: true });
  return (
    <ServicePage service="automatedTesting" picture={<Pipeline />} requestPath="/contact">
      <TestTypes />
      <Section id="process" title={t('process.title')}>
        <Steps items={t('process.items', { returnObjects: true })} />
      </Section>
      <Section id="roi" tone="ink" title={t('roi.title')} lead={t('roi.lead')}>
        <Measures items={t('roi.items', { returnObjects: true })} />
        <FootNote>
          {t('roi.note')}{' '}
          {article && (
            <Link to={`/blog/${article.slug}`} className="underline underline-offset-4 hover:decoration-2">
              {t('roi.link')}
            </Link>
          )}
        </FootNote>
      </Section>
      <Section id="tools" title={t('tools.title')} lead={t('tools.lead')}>
        <ToolTable
          labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
          items={tools.automation.map(({ key, ...tool }) => ({
            ...tool,
            ...entryOf(toolWords, key, 'automatedTesting.json: tools.items'),
          }))}
        />
      </Section>
      <Section id="benefits" tone="card" title={t('benefits.title')}>
        <Entries items={t('benefits.items', { returnObjects: true })} />
      </Section>
    </ServicePage>
  );
}
