import { company } from '../../../content/company.ts';
import { headLimits, shortened } from '../../../content/headLimits.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { companyDescription } from '../../../locales/textRules.ts';
import type { ArticleSource } from '../../../renderer/articles/articlesIn.ts';
import type { PageTexts } from '../../../renderer/document/head/metadata.ts';
import { asSentences } from '../../../renderer/i18n/asSentences.ts';

/** @returns the metadata texts of an article, shortened to the length that search engines show (`headLimits`) */
export function articleTexts(article: ArticleSource, t: Translate): PageTexts {
  const { title, summary, keywords, author, date, updated } = article;
  const { least, most } = headLimits.description;
  // A summary that is too short for search engines is completed with the page's title and the company's description.
  const description = summary.length < least ? asSentences([title, summary, t(companyDescription)]) : summary;
  return {
    // If the title is too long with the company's name, `buildPage.tsx` leaves the name out.
    title: `${shortened(title, headLimits.title.most)} | ${company.name}`,
    description: shortened(description, most),
    keywords,
    byline: { author, published: date, modified: updated },
  };
}
