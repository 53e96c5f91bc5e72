import { useTranslation } from 'react-i18next';
import { ArticleActions } from '../../../components/islands/articleActions/ArticleActions.tsx';
import { ArticleText } from '../../../components/sections/ArticleText.tsx';
import { BarChart } from '../../../components/sections/BarChart.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { articleIn, articlesIn } from '../../../renderer/articles/articlesIn.ts';
import type { ArticleSource } from '../../../renderer/articles/readArticles.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
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

/** The first band of an article. Its picture is the chart that the article gives under `picture`, if it gives one. */
function ArticleHero({ article }: { article: ArticleSource }) {
  const { t, i18n } = useTranslation('blog');
  const date = formatDate(article.date, i18n.language);
  return (
    <Hero
      overline={article.category ?? t('hero.overline')}
      title={article.title}
      picture={
        article.picture && (
          <div className="mx-auto w-full max-w-[30rem] rounded-panel border border-line bg-card p-5 shadow-sheet sm:p-6 lg:rotate-1">
            <BarChart {...article.picture} />
          </div>
        )
      }
    >
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-t border-ink pt-4 text-sm">
        <span>{t('article.by', { author: article.author })}</span>
        <time dateTime={article.date}>{t('article.publishedOn', { date })}</time>
        <span>{t('article.readTime', { count: article.readTime })}</span>
      </p>
    </Hero>
  );
}
