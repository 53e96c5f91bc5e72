import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { buttonClass } from '../../../components/ui/buttonClass.ts';
import { LinkedText } from '../../../components/ui/LinkedText.tsx';
import { company } from '../../../content/company.ts';
import type { ArticleSource } from '../../../renderer/articles/readArticles.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';

/** Readers' comments; nothing is rendered where there are none. */
export function Comments({ article }: { article: ArticleSource }) {
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
