import { useTranslation } from 'react-i18next';
import { ArticleActions } from '../../../components/islands/article/ArticleActions.tsx';
import { articleIn } from '../../../content/articles/articleIn.ts';
import { ArticleHero } from './ArticleHero.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Comments } from './Comments.tsx';
import { RelatedReading } from './RelatedReading.tsx';

export function Page({ slug }: { slug: string }) {
  const { i18n } = useTranslation();
  const article = articleIn(i18n.language, slug);
  return (
    <>
      <ArticleHero article={article} />
      <ArticleActions article={article} />
      <ArticleText article={article} />
      <Comments />
      <RelatedReading article={article} />
    </>
  );
}
