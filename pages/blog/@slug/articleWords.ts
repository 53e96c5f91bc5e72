import { company } from '../../../content/company.ts';
import { headLimits, shortened } from '../../../content/headLimits.ts';
import type { Translate } from '../../../locales/i18next.d.ts';
import { companyDescription } from '../../../locales/textRules.ts';
import type { Article } from '../../../renderer/articles/articleIn.ts';
import type { PageWords } from '../../../renderer/document/head/metadata.ts';

/** @returns the words of the head of an article's page, as long as search engines show them */
export function articleWords(article: Article, t: Translate): PageWords {
  const { title, summary, keywords, author, date, updated } = article;
  const { least, most } = headLimits.description;
  const description = summary.length < least ? `${title}. ${summary} ${t(companyDescription)}` : summary;
  return {
    title: `${shortened(title, headLimits.title.most)} | ${company.name}`,
    description: shortened(description, most),
    keywords,
    byline: { author, published: date, modified: updated },
  };
}
