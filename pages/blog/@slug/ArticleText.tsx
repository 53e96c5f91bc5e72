import { useTranslation } from 'react-i18next';
import { Contents } from '../../../components/sections/Contents.tsx';
import type { Article } from '../../../content/articles.ts';

/** The text, with its contents beside it and its author under it. */
export function ArticleText({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  return (
    <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Contents title={t('article.contents')} items={article.headings} />
      <div>
        <article
          className="article-body"
          // Sanitised by content/article/renderMarkdown.ts.
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
        <aside
          aria-labelledby="author-title"
          className="mt-14 grid max-w-[64ch] gap-x-6 gap-y-4 border-t border-ink pt-6 sm:grid-cols-[4rem_minmax(0,1fr)]"
        >
          <AuthorMark />
          <div>
            <h2 id="author-title" className="mono-label tracking-normal">
              {t('article.authorTitle')}
            </h2>
            <p className="mt-1 font-display text-h4 font-bold">{article.author}</p>
            <p className="mt-2 text-muted">{article.authorBio}</p>
          </div>
        </aside>
      </div>
    </div>
  );
}

/** A role signs, not a face: the badge of the record instead of a portrait. */
function AuthorMark() {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className="size-16">
      <path className="fill-card stroke-line" d="M.5.5h63v63H.5z" />
      <circle cx="32" cy="24" r="9" className="stroke-ink" strokeWidth="2.5" />
      <path
        className="stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M14 52c2-11 9-15 18-15 4 0 8 1 11 3"
      />
      <path
        className="stroke-proof"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m38 49 5 5 10-11"
      />
    </svg>
  );
}
