import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { readableArticles } from '../../../renderer/articles/articles.ts';
import { Pipeline } from './Pipeline.tsx';

export function Page() {
  const { t, i18n } = useTranslation('automatedTesting');
  const [article] = readableArticles(i18n.language);
  const toolTexts = t('tools.items', { returnObjects: true });
  return (
    <ServicePage service="automatedTesting" illustration={<Pipeline />} requestPath="/contact">
      <TestTypes />
      <ListSection of={Steps} id="process" {...t('process', { returnObjects: true })} />
      <Section id="roi" tone="ink" title={t('roi.title')} lead={t('roi.lead')}>
        <Measures items={t('roi.items', { returnObjects: true })} />
        <FootNote>
          {t('roi.note')}{' '}
          {/* The link leads to a calculation in the blog's only article. If a second article is added, write the right slug here. */}
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
            ...entryOf(toolTexts, key, 'automatedTesting.json: tools.items'),
          }))}
        />
      </Section>
      <ListSection of={TextGrid} id="benefits" tone="card" {...t('benefits', { returnObjects: true })} />
    </ServicePage>
  );
}

/** The number of lines drawn for each type of test. The lines show the shape of the test pyramid and are not a measurement. */
const levels = [18, 11, 5, 3];

/** The four types of tests, from the base of the test pyramid (many tests) to its top (few tests). */
function TestTypes() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="types" tone="card" title={t('types.title')} lead={t('types.lead')}>
      <FeatureGrid
        columns={4}
        items={t('types.items', { returnObjects: true }).map((type, index) => ({
          ...type,
          icon: <Level lines={levels[index] ?? 0} />,
        }))}
      />
    </Section>
  );
}

function Level({ lines }: { lines: number }) {
  return (
    <svg viewBox="0 0 120 74" aria-hidden="true" className="h-24 max-w-full">
      <path
        className="stroke-current stroke-2"
        d={Array.from({ length: lines }, (_, line) => `M0 ${73 - line * 4}h120`).join('')}
      />
    </svg>
  );
}
