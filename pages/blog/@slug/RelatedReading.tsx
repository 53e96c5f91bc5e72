import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import type { Article } from '../../../content/articles/articleIn.ts';

export function RelatedReading({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  return (
    <div data-print="no">
      <Section id="related" title={t('article.relatedTitle')}>
        <Entries
          items={article.related.map(({ path, title, reason }) => ({ title, description: reason, to: path }))}
        />
      </Section>
    </div>
  );
}
