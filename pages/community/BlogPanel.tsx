import { useTranslation } from 'react-i18next';
import { Arrow } from '../../components/ui/Arrow.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { articleFor } from '../../renderer/articles/articlesIn.ts';

/** The panel of the tab “Blog”: its link leads to the article that the blog opens with. */
export function BlogPanel() {
  const { t, i18n } = useTranslation('community');
  const article = articleFor(i18n.language);
  return (
    <div id="blog" className="tab-panel max-w-measure">
      <h2>{t('blog.title')}</h2>
      <p className="mt-4 text-lg text-muted">{t('blog.description')}</p>
      {article && (
        <p className="mt-6">
          <TextLink
            to={`/blog/${article.slug}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {t('blog.link')}
            <Arrow />
          </TextLink>
        </p>
      )}
    </div>
  );
}
