import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { buttonClass } from '../../../components/ui/buttonClass.ts';
import { LinkedText } from '../../../components/ui/LinkedText.tsx';
import { company } from '../../../content/company.ts';
import { formatDate } from '../../../locales/format.ts';

/** One comment more than is shown: it awaits its review. */
const received = 3;

export function Comments() {
  const { t, i18n } = useTranslation('blog');
  return (
    <div data-print="no">
      <Section id="comments" tone="card" title={t('comments.title')} example>
        <ol className="cell-grid md:grid-cols-2">
          {t('comments.items', { returnObjects: true }).map(({ key, author, date, text }) => (
            <li key={key} className="bg-card p-6 md:p-7">
              <p className="font-bold">{author}</p>
              <p className="font-mono text-xs text-muted">
                <time dateTime={date}>{formatDate(date, i18n.language)}</time>
              </p>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <Badge>{t('comments.badge', { count: received })}</Badge>
          {t('comments.pending')}
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
