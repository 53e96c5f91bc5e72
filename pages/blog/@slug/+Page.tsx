import { useTranslation } from 'react-i18next';
import { ArticleActions } from '../../../components/islands/articleActions/ArticleActions.tsx';
import { ArticleText } from '../../../components/sections/ArticleText.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { articleIn } from '../../../renderer/articles/articleIn.ts';
import { ArticleHero } from './ArticleHero.tsx';
import { Comments } from './Comments.tsx';

export function Page({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('blog');
  const article = articleIn(i18n.language, slug);
  return (
    <>
      <ArticleHero article={article} />
      <ArticleActions article={article} />
      <ArticleText article={article} />
      <Comments article={article} />
      <div data-print="no">
        <Section id="related" title={t('article.relatedTitle')}>
          <Entries
            items={article.related.map(({ path, title, reason }) => ({
              title,
              description: reason,
              to: path,
            }))}
          />
        </Section>
      </div>
    </>
  );
}
