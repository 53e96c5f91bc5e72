import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useTranslation } from 'react-i18next';
import { ArticleActions } from '../../../components/islands/articleActions/ArticleActions.tsx';
import { BarChart } from '../../../components/sections/BarChart.tsx';
import { Contents } from '../../../components/sections/Contents.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Portrait } from '../../../components/sections/people/PersonCard.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { buttonClass } from '../../../components/ui/buttonClass.ts';
import { Link } from '../../../components/ui/Link.tsx';
import { LinkedText } from '../../../components/ui/LinkedText.tsx';
import { LogoDrawing } from '../../../components/ui/LogoDrawing.tsx';
import { company } from '../../../content/company.ts';
import { signatory } from '../../../content/people.ts';
import { articleProcessor, headingsIn } from '../../../renderer/articles/articlePipeline.ts';
import { type ArticleSource, articleAt, articlesIn } from '../../../renderer/articles/articles.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { ArticleImage, articleImageOf } from './ArticleImage.tsx';

export function Page({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation('blog');
  const article = articleAt(slug, i18n.language);
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
            <TextGrid
              items={related.map(({ path, title, reason }) => ({ title, description: reason, to: path }))}
            />
          </Section>
        </div>
      )}
    </>
  );
}

/** The maximum number of related articles from the same category. They are shown if the author has named no related articles. */
const maxRelated = 3;

function sameCategory({ slug, category }: ArticleSource, articles: readonly ArticleSource[]) {
  return articles
    .filter((each) => category !== undefined && each.category === category && each.slug !== slug)
    .slice(0, maxRelated)
    .map(({ slug, title, teaser }) => ({ path: `/blog/${slug}`, title, reason: teaser }));
}

/** The first section of an article. It contains the chart from the article's `picture` field, if there is one. */
function ArticleHero({ article }: { article: ArticleSource }) {
  const { t, i18n } = useTranslation('blog');
  const date = formatDate(article.date, i18n.language);
  return (
    <Hero
      overline={article.category ?? t('hero.overline')}
      title={article.title}
      illustration={
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

/** The text of an article. The list of its headings is beside the text, and the author is below. */
function ArticleText({ article }: { article: ArticleSource }) {
  const { t } = useTranslation('blog');
  const processor = articleProcessor(article, t('text', { returnObjects: true }));
  const tree = processor.runSync(processor.parse(article.markdown));
  const headings = headingsIn(tree);
  const person = signatory(article.author);
  return (
    <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {headings.length > 0 && <Contents title={t('article.contents')} items={headings} />}
      <div className="lg:col-start-2">
        <article aria-label={article.title} className="article-body">
          {toJsxRuntime(tree, {
            Fragment,
            jsx,
            jsxs,
            components: {
              ...elements,
              img: ({ src = '', ...rest }) => {
                const image = articleImageOf(article.slug, src);
                return image && <ArticleImage {...rest} image={image} />;
              },
            },
          })}
        </article>
        <aside
          aria-labelledby="author-title"
          className="mt-8 flex max-w-measure gap-6 @max-[20rem]:block border-t border-ink pt-4"
        >
          {/* If the author is a role instead of a person, the company's logo replaces the portrait. */}
          {person ? <Portrait person={person} /> : <LogoDrawing className="size-14 shrink-0" />}
          <div>
            <h2 id="author-title" className="mono-label tracking-normal">
              {t('article.authorTitle')}
            </h2>
            <p className="mt-1 font-display text-h4 font-bold">{article.author}</p>
            {article.authorBio && <p className="mt-2 text-muted">{article.authorBio}</p>}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The components that replace HTML elements of an article. */
const elements: Components = {
  a: ({ href, ...rest }) => (href === undefined ? <a {...rest} /> : <Link to={href} {...rest} />),
  // A note is a `div`, because an `<aside>` would be a landmark of the page.
  aside: ({ children }) => (
    <div className="alert" role="note">
      {children}
    </div>
  ),
  // The class `language-…` is left out, because no style uses it.
  code: ({ className: _, ...rest }) => <code {...rest} />,
  input: TaskBox,
  // `rehypeRegions` sets the attributes in `region`. The `div` gets them, because their `role` would replace the role of the `table`.
  table: ({ children, ...region }) => (
    <div className="table-scroll" {...region}>
      <table>{children}</table>
    </div>
  ),
};

function TaskBox({ checked = false }: { checked?: boolean | undefined }) {
  const { t } = useTranslation('blog');
  return (
    <input
      type="checkbox"
      defaultChecked={checked}
      disabled
      aria-label={t(checked ? 'text.done' : 'text.toDo')}
    />
  );
}

/** The comments of an article. The badge also counts `pendingComments`, which are not shown because nobody has reviewed them yet. */
function Comments({ article }: { article: ArticleSource }) {
  const { t, i18n } = useTranslation('blog');
  const { comments = [], pendingComments: pending = 0 } = article;
  if (comments.length + pending === 0) {
    return null;
  }
  return (
    <div data-print="no">
      <Section id="comments" tone="card" title={t('comments.title')} example={article.source === 'example'}>
        <ol className="cell-grid md:grid-cols-2">
          {comments.map(({ author, date, text }) => (
            <li key={author + date} className="bg-card p-6 md:p-7">
              <p className="font-bold">{author}</p>
              <p className="font-mono text-xs text-muted">
                <time dateTime={date}>{formatDate(date, i18n.language)}</time>
              </p>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <Badge>{t('comments.badge', { count: comments.length + pending })}</Badge>
          {pending > 0 && t('comments.pending', { count: pending })}
        </p>
        {/* In the specification, this button does nothing (§2, "Blog article page"). Here it says how to comment by e-mail. */}
        <details className="mt-6">
          <summary className={buttonClass('outline')}>{t('comments.add')}</summary>
          <div className="mt-6 max-w-measure">
            <h3 className="text-h4">{t('comments.closedTitle')}</h3>
            <p className="mt-1 text-muted">
              <LinkedText>{t('comments.closedDescription', { email: company.email })}</LinkedText>
            </p>
          </div>
        </details>
      </Section>
    </div>
  );
}
