import { all } from 'lowlight';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import type { LanguageCode } from '../../content/languages.ts';
import { allowedHtml } from './allowedHtml.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeLinks, rehypeSchemes } from './rehypeLinks.ts';
import { rehypeRegions } from './rehypeRegions.ts';
import { rehypeTableHeaders } from './rehypeTableHeaders.ts';
import { rehypeTypography } from './rehypeTypography.ts';
import { type AlertKind, remarkAlerts } from './remarkAlerts.ts';

/** The words that stand in an article's text and that its author has not written. */
export interface ArticleLabels {
  /** The heading of the footnotes, and what the way back from one says to a screen reader. */
  footnotes: string;
  back: string;
  alerts: Readonly<Record<AlertKind, string>>;
}

/** Made once, because to learn its languages takes longer than an article: all that there are, for authors write any. */
const highlight = rehypeHighlight({ languages: all });

/**
 * @param labels may be left out by who shows nothing
 * @returns the processor of an article as its author wrote it: CommonMark with GFM and HTML. Its tree is HTML (hast) of which nothing is
 *   trusted yet, and each element knows its place in the text
 */
export function writtenArticle(labels?: ArticleLabels) {
  return remark()
    .use(remarkGfm)
    .use(remarkAlerts, labels?.alerts)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      // `allowedHtml.ts` puts a prefix before every id.
      clobberPrefix: '',
      footnoteLabel: labels?.footnotes,
      // Without the class by which GitHub hides that heading: here it is shown.
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference) => `${labels?.back} ${reference + 1}`,
    })
    .use(rehypeRaw);
}

/**
 * @param article its title, which a first heading may say again, and the language that it is written in
 * @returns the processor of an article as a page shows it. What is not allowed is left out; `scripts/check/articles.ts` refuses it
 */
export function shownArticle(article: { title: string; language: LanguageCode }, labels: ArticleLabels) {
  return writtenArticle(labels)
    .use(rehypeSchemes)
    .use(rehypeSanitize, allowedHtml)
    .use(rehypeTypography, article.language)
    .use(rehypeHeadings, article.title)
    .use(rehypeLinks)
    .use(rehypeTableHeaders)
    .use(rehypeRegions, article.title)
    .use(() => highlight);
}
