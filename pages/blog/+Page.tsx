import { useTranslation } from 'react-i18next';
import { BarChart } from '../../components/sections/BarChart.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Entries } from '../../components/sections/Entries.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Badge } from '../../components/ui/Badge.tsx';
import { Arrow } from '../../components/ui/LineIcon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { articleIn, articlesBeyond, articlesIn } from '../../renderer/articles/articlesIn.ts';
import { formatDate, languageNames } from '../../renderer/i18n/format.ts';
import { markText } from '../../renderer/i18n/markedText.ts';

export function Page() {
  const { t, i18n } = useTranslation('blog');
  const [featured, ...others] = articlesIn(i18n.language);
  const beyond = articlesBeyond(i18n.language);
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ProofreadPage />} />
      {featured && <FeaturedArticle slug={featured.slug} />}
      {others.length > 0 && (
        <Section id="others" title={t('index.others')}>
          <Entries
            items={others.map(({ slug, title, teaser }) => ({
              title,
              description: teaser,
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      {beyond.length > 0 && (
        <Section id="other-languages" title={t('index.otherLanguages')}>
          <Entries
            items={beyond.map(({ slug, title, teaser, language }) => ({
              title: markText(title, language),
              description: [markText(teaser, language), languageNames([language], i18n.language)],
              to: `/blog/${slug}`,
            }))}
          />
        </Section>
      )}
      <Section id="principles" tone="card" title={t('index.principlesTitle')}>
        <CheckList columns={2} items={t('index.principles', { returnObjects: true })} />
      </Section>
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

/** The card of the article that the blog opens with, with its chart if it has one. The whole card leads to the article. */
function FeaturedArticle({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('blog');
  const article = articleIn(i18n.language, slug);
  return (
    <Section id="articles" title={t('index.title')} lead={t('index.lead')}>
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
            className="mt-8 flex items-center gap-2 font-bold text-proof underline-offset-4 card-hover:underline lg:mt-auto lg:pt-8"
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

/** The lines of a page: a stroke for a few words, then a gap. The marks of the proofreaders, below, stand on these places. */
const lines = [
  'M40 92h76m10 0h120m10 0h44',
  'M40 114h110m10 0h64m10 0h66',
  'M40 136h48m10 0h88',
  'M40 172h90m10 0h70m10 0h80',
  'M40 194h56m10 0h132m10 0h52',
  'M40 216h118m10 0h36m10 0h86',
  'M40 238h72m10 0h52',
  'M40 274h60m10 0h106m10 0h74',
  'M40 296h128m10 0h58m10 0h54',
  'M40 318h84m10 0h40',
];

/** The picture of the blog: a page in proof, with the corrections of two readers and the tick of the last one. */
function ProofreadPage() {
  return (
    <svg
      viewBox="0 0 400 380"
      fill="none"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto w-full max-w-[27rem] lg:rotate-1"
    >
      <path className="fill-card stroke-line" d="M8.5 20.5h344v350h-344z" />
      <path className="stroke-line" d="M318.5 20.5v350" strokeDasharray="3 4" />
      <path className="stroke-ink" strokeWidth="12" strokeLinecap="butt" d="M40 56h188" />
      <path className="stroke-lime" strokeWidth="20" strokeLinecap="butt" d="M104 194h136" />
      <path
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="butt"
        d={lines.join('')}
        opacity="0.55"
      />
      <g className="stroke-alert" strokeWidth="2.5">
        {/* Words to delete, and the sign for it in the margin. */}
        <path d="M156 114h72m-18 5 24-12M336 106c10-10 22 2 12 10s-14-6-4-10 18 4 26-4" />
        {/* A caret where words are missing, and in the margin. */}
        <path d="m160 250 6-10 6 10M338 246l8-14 8 14" />
      </g>
      <g className="stroke-proof" strokeWidth="2.5">
        {/* The sign for words that change places, and in the margin. */}
        <path d="M40 282c0 8 66 8 66 0s10-22 60-20 50 20 50 20M338 270c8-10 16 12 24 0" />
      </g>
      <circle cx="352" cy="342" r="34" className="fill-proof stroke-paper" strokeWidth="4" />
      <path className="stroke-card" strokeWidth="6" d="m337 343 10 10 20-22" />
    </svg>
  );
}
