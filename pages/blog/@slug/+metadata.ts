import type { BlogPosting, Person } from 'schema-dts';
import { company } from '../../../content/company.ts';
import { headLimits, shortened } from '../../../content/headLimits.ts';
import { signatory } from '../../../content/people.ts';
import { organizationId } from '../../../content/schemaOrgNodes.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { companyDescription } from '../../../locales/textRules.ts';
import { type ArticleSource, articleAt } from '../../../renderer/articles/articles.ts';
import type { Metadata, PageTexts } from '../../../renderer/document/head/metadata.ts';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';
import { personNodes } from '../../about/personNodes.ts';

/** The blog's not-found page uses this metadata too, because it shows the first article (`articleAt`). */
export const metadata = {
  language: ({ slug }, language) => articleAt(slug, language).language,
  texts: (t, { slug }, language) => headTexts(articleAt(slug, language), t),
  structuredData: (t, { slug }, { language, url, image }) => {
    const article = articleAt(slug, language);
    const person = signatory(article.author);
    const [knownPerson] = personNodes(t, person ? [person] : []);
    return [blogPosting(article, url, image, knownPerson)];
  },
  crumb: (_t, { slug }, language) => articleAt(slug, language).title,
} satisfies Metadata;

/** @returns the metadata texts of an article, shortened to the length that search engines show (`headLimits`) */
function headTexts(article: ArticleSource, t: Translate): PageTexts {
  const { title, summary, keywords, author, date, updated } = article;
  const { min, max } = headLimits.description;
  // A summary that is too short for search engines is completed with the page's title and the company's description.
  const description = summary.length < min ? asSentences([title, summary, t(companyDescription)]) : summary;
  return {
    // If the title is too long with the company's name, `fittingTitle` removes the name.
    title: `${shortened(title, headLimits.title.max)} | ${company.name}`,
    description: shortened(description, max),
    keywords,
    byline: { author, published: date, modified: updated },
  };
}

/** @returns the structured data of the article (Google, "Article"). An example has no dates, because its dates are invented. */
function blogPosting(article: ArticleSource, url: string, image: string, knownPerson?: Person) {
  // An example's author is invented too, so the company is named instead. `knownPerson` is real, because `personNodes` leaves out examples.
  const isNamed = article.source !== 'example' && article.author !== company.name;
  const author = isNamed ? ({ '@type': 'Person', name: article.author } as const) : { '@id': organizationId };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    image,
    ...(article.source !== 'example' && {
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
    }),
    timeRequired: `PT${article.readTime}M`,
    author: knownPerson ?? author,
    publisher: { '@id': organizationId },
  } as const satisfies BlogPosting;
}
