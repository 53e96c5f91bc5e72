import { useTranslation } from 'react-i18next';
import { signatory } from '../../content/people.ts';
import type { ArticleSource } from '../../renderer/articles/readArticles.ts';
import { renderArticle } from '../../renderer/articles/renderArticle.ts';
import { Mark } from '../ui/Mark.tsx';
import { Contents } from './Contents.tsx';
import { Portrait } from './people/Portrait.tsx';

/** The text, with its contents beside it and its author under it. */
export function ArticleText({ article }: { article: ArticleSource }) {
  const { t } = useTranslation('blog');
  const { html, headings } = renderArticle(article);
  const person = signatory(article.author);
  return (
    <div className="container-page section-y grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      {headings.length > 0 && <Contents title={t('article.contents')} items={headings} />}
      <div className="lg:col-start-2">
        <article
          aria-label={article.title}
          className="article-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderer/articles/renderMarkdown.ts has sanitised it
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <aside
          aria-labelledby="author-title"
          className="mt-8 flex max-w-measure gap-6 @max-[20rem]:block border-t border-ink pt-4"
        >
          {/* Where a role signs, the mark of the house stands instead of a portrait. */}
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
