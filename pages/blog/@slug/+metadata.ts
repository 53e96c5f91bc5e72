import { portraitOf } from '../../../components/sections/people/portraitOf.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { type Person, signatory } from '../../../content/people.ts';
import { personNode } from '../../../content/personNode.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { articleIn, languagesOfArticle } from '../../../renderer/articles/articlesIn.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { articleWords } from './articleWords.ts';
import { blogPosting } from './blogPosting.ts';

export const metadata: Metadata = {
  languages: ({ slug }) => languagesOfArticle(slug),
  words: (t, { slug }, language) => articleWords(articleIn(language, slug), t),
  structuredData: (t, { slug }, { language, url, image }) => {
    const article = articleIn(language, slug);
    const person = signatory(article.author);
    const author = person && person.source !== 'example' ? authorNode(t, person) : undefined;
    return [blogPosting(article, url, image, author)];
  },
  crumb: (_t, { slug }, language) => articleIn(language, slug).title,
};

function authorNode(t: Translate, person: Person) {
  const { title } = entryOf(t('people:items', { returnObjects: true }), person.key, 'people.json: items');
  return personNode(person, title, portraitOf(person.key)?.img.src);
}
