import { useTranslation } from 'react-i18next';
import { BarChart } from '../../components/sections/BarChart.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { TextGrid } from '../../components/sections/TextGrid.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { Arrow } from '../../components/ui/LineIcon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { SvgFile } from '../../components/ui/SvgFile.tsx';
import { articleAt, articlesIn, readableArticles } from '../../renderer/articles/articles.ts';
import { formatDate, languageNames } from '../../renderer/i18n/format.ts';
import { tagText } from '../../renderer/i18n/taggedText.ts';
import proofreadPage from './proofreadPage.svg?raw';

export function Page() {
  const { t, i18n } = useTranslation('blog');
  const [featured, ...others] = articlesIn(i18n.language);
  const fallbacks = readableArticles(i18n.language).filter(({ language }) => language !== i18n.language);
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={
          <SvgFile
            file={proofreadPage}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="mx-auto w-full max-w-[27rem] lg:rotate-1"
          />
        }
      />
      {featured && <FeaturedArticle slug={featured.slug} />}
      {others.length > 0 && (
        <Section id="others" title={t('index.others')}>
          <TextGrid
            items={others.map(({ slug, title, teaser }) => ({
              title,
              description: teaser,
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      {fallbacks.length > 0 && (
        <Section id="other-languages" title={t('index.otherLanguages')}>
          <TextGrid
            items={fallbacks.map(({ slug, title, teaser, language }) => ({
              title: tagText(title, language),
              description: [tagText(teaser, language), languageNames([language], i18n.language)],
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      <CallToAction
        title={t('index.suggestTitle')}
        lead={t('index.suggestLead')}
        primary={t('index.suggest')}
        primaryTo="/contact"
        secondary={t('index.community')}
        secondaryTo="/community"
      />
    </>
  );
}

/** The card of the featured article, with the article's chart if there is one. The whole card is a link to the article. */
function FeaturedArticle({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('blog');
  const article = articleAt(slug, i18n.language);
  return (
    <Section id="articles" title={t('index.title')}>
      <article
        aria-labelledby="featured-title"
        className="relative grid overflow-hidden rounded-panel border border-line bg-card hover:border-ink lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
      >
        <div className="flex flex-col items-start p-6 md:p-10">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge>{t('index.featured')}</Badge>
            {article.category && <span className="font-mono text-xs text-muted">{article.category}</span>}
          </p>
          <h3 id="featured-title" className="mt-5 text-h2">
            <Link to={`/blog/${slug}`} className="whole-card after:rounded-panel">
              {article.title}
            </Link>
          </h3>
          <p className="mt-4 max-w-measure text-lg text-muted">{article.teaser}</p>
          <p className="mt-6 font-mono text-xs text-muted">
            <time dateTime={article.date}>{formatDate(article.date, i18n.language)}</time>{' '}
            <span aria-hidden="true">· </span>
            {t('article.readTime', { count: article.readTime })}
          </p>
          <p
            aria-hidden="true"
            className="mt-8 flex items-center gap-2 font-bold text-accent underline-offset-4 card-hover:underline lg:mt-auto lg:pt-8"
          >
            {t('index.read')}
            <Arrow />
          </p>
        </div>
        {article.picture && (
          <div className="border-line p-6 max-lg:border-t md:p-10 lg:border-s">
            <BarChart {...article.picture} />
          </div>
        )}
      </article>
    </Section>
  );
}
