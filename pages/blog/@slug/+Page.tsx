import { useTranslation } from 'react-i18next';
import { ArticleActions } from '../../../components/islands/articleActions/ArticleActions.tsx';
import { ArticleText } from '../../../components/sections/ArticleText.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { articleIn, articlesIn } from '../../../renderer/articles/articlesIn.ts';
import type { ArticleSource } from '../../../renderer/articles/readArticles.ts';
import { ArticleHero } from './ArticleHero.tsx';
import { Comments } from './Comments.tsx';

export function Page({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('blog');
  const article = articleIn(i18n.language, slug);
  const related = article.related ?? sameCategory(article, articlesIn(i18n.language));
  return (
    <>
      <ArticleHero article={article} />
      <ArticleActions article={article} />
      <ArticleText article={article} />
      <Comments article={article} />
      {related.length > 0 && (
        <div data-print="no">
          <Section id="related" title={t('article.relatedTitle')}>
            <Entries
              items={related.map(({ path, title, reason }) => ({ title, description: reason, to: path }))}
            />
          </Section>
        </div>
      )}
    </>
  );
}

/** How many articles of its category an article leads to at most, where its author has named none. */
const mostRelated = 3;

function sameCategory({ slug, category }: ArticleSource, articles: readonly ArticleSource[]) {
  return articles
    .filter((each) => category !== undefined && each.category === category && each.slug !== slug)
    .slice(0, mostRelated)
    .map(({ slug, title, teaser }) => ({ path: `/blog/${slug}`, title, reason: teaser }));
}
