import { BlogHero } from './BlogHero.tsx';
import { ComingArticles } from './ComingArticles.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { SuggestSubject } from './SuggestSubject.tsx';
import { WritingRule } from './WritingRule.tsx';

export function Page() {
  return (
    <>
      <BlogHero />
      <FeaturedArticle />
      <ComingArticles />
      <WritingRule />
      <SuggestSubject />
    </>
  );
}
