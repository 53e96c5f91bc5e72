import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useTranslation } from 'react-i18next';
import { signatory } from '../../content/people.ts';
import { shownArticle } from '../../renderer/articles/articlePipeline.ts';
import type { ArticleSource } from '../../renderer/articles/readArticles.ts';
import { headingsIn } from '../../renderer/articles/rehypeHeadings.ts';
import { Link } from '../ui/Link.tsx';
import { Mark } from '../ui/Mark.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { articlePictureOf } from './articlePictureOf.ts';
import { Contents } from './Contents.tsx';
import { Portrait } from './people/PersonCard.tsx';

/** The text, with its contents beside it and its author under it. */
export function ArticleText({ article }: { article: ArticleSource }) {
  const { t } = useTranslation('blog');
  const processor = shownArticle(article, t('text', { returnObjects: true }));
  const tree = processor.runSync(processor.parse(article.markdown), article.markdown);
  const headings = headingsIn(tree);
  const person = signatory(article.author);
  return (
    <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {headings.length > 0 && <Contents title={t('article.contents')} items={headings} />}
      <div className="lg:col-start-2">
        <article aria-label={article.title} className="article-body">
          {toJsxRuntime(tree, {
            ...{ Fragment, jsx, jsxs },
            components: {
              ...elements,
              img: ({ src = '', ...rest }) => {
                const picture = articlePictureOf(article.slug, src);
                return picture && <ArticlePicture {...rest} picture={picture} />;
              },
            },
          })}
        </article>
        <aside
          aria-labelledby="author-title"
          className="mt-8 flex max-w-measure gap-6 @max-[20rem]:block border-t border-ink pt-4"
        >
          {/* Where a role signs, the company's logo stands instead of a portrait. */}
          {person ? <Portrait person={person} /> : <Mark className="size-14 shrink-0" />}
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

/** What this site shows in the place of elements of an article. */
const elements: Components = {
  a: ({ href, ...rest }) => (href === undefined ? <a {...rest} /> : <Link to={href} {...rest} />),
  // Inside a text it would be a landmark of the page.
  aside: ({ children }) => (
    <div className="alert" role="note">
      {children}
    </div>
  ),
  code: ({ className: _, ...rest }) => <code {...rest} />,
  input: TaskBox,
  // What scrolls is around the table, which keeps its own role.
  table: ({ children, ...region }) => (
    <div className="table-scroll" {...region}>
      <table>{children}</table>
    </div>
  ),
};

/** The box of a list of tasks, which says whether the task is done. */
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
