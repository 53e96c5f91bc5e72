import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../components/sections/BarChart.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import type { ArticleSource } from '../../../renderer/articles/readArticles.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';

/** The first band of an article. Its picture is the chart that the article gives under `picture`, if it gives one. */
export function ArticleHero({ article }: { article: ArticleSource }) {
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
