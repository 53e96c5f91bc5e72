import { company } from '../../../content/company.ts';
import { headLimits, shortened } from '../../../content/headLimits.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { companyDescription } from '../../../locales/textRules.ts';
import type { ArticleSource } from '../../../renderer/articles/articlesIn.ts';
import type { PageTexts } from '../../../renderer/document/head/metadata.ts';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';

/** @returns the words of the head of an article's page, cut where search engines would cut them (`headLimits`) */
export function articleTexts(article: ArticleSource, t: Translate): PageTexts {
  const { title, summary, keywords, author, date, updated } = article;
  const { least, most } = headLimits.description;
  // A summary that is too short for search engines is completed by what the page and the company are.
  const description = summary.length < least ? asSentences([title, summary, t(companyDescription)]) : summary;
  return {
    // Where it is too long with the company's name, `buildPage.tsx` leaves the name out.
    title: `${shortened(title, headLimits.title.most)} | ${company.name}`,
    description: shortened(description, most),
    keywords,
    byline: { author, published: date, modified: updated },
  };
}
