import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { articleSchema, isPublished, parseArticle } from '../../content/articles/articleSchema.ts';
import { company } from '../../content/company.ts';
import { headLimits, shortened } from '../../content/headLimits.ts';
import { languages } from '../../content/languages.ts';
import { parseContent } from '../../content/parseContent.ts';
import { buildDay } from '../content/buildDay.ts';
import { decodeText } from '../content/readTextFile.ts';
import { chainOf } from '../i18n/mergeTranslations.ts';
import { setTypography } from '../i18n/typography.ts';

/** One article in one language. A field that the front matter omits is taken from the text or has a default. */
export type ArticleSource = ReturnType<typeof readArticle>;

const files = import.meta.glob<string>('../../content/articles/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
// The sort is stable: featured articles and other articles each stay sorted by date.
const articles = readArticles(files).sort((one, other) => Number(other.featured) - Number(one.featured));

/** @returns the articles in a language: featured ones first, then newest first */
export function articlesIn(language: string): readonly ArticleSource[] {
  return articles.filter((article) => article.language === language);
}

/** @returns each article once, in the first language of the fallback chain that has it. Articles in `language` itself come first. */
export function readableArticles(language: string): ArticleSource[] {
  const chain = [...chainOf(language), ...languages.map(({ code }) => code)];
  const found = chain.flatMap((code) => articlesIn(code));
  return found.filter(({ slug }, index) => found.findIndex((each) => each.slug === slug) === index);
}

/**
 * @returns the article that readers of a language see at `/blog/<slug>`. For an unknown slug, it is the first article (specification, §2).
 * @throws Error if there is no article at all
 */
export function articleAt(slug: string | undefined, language: string): ArticleSource {
  const readable = readableArticles(language);
  const article = readable.find((each) => each.slug === slug) ?? readable[0];
  if (!article) {
    throw new Error('content/articles holds no article. Write one: npm run new article <slug>');
  }
  return article;
}

/**
 * @returns the published articles in every language, newest first
 * @param files the contents by path; each path ends in `{slug}/{language}.md`
 */
export function readArticles(files: Readonly<Record<string, string>>): ArticleSource[] {
  const articles = Object.entries(files)
    .filter(([, content]) => isPublished(content, buildDay()))
    .map(([path, content]) => readArticle(path, content));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readArticle(path: string, content: string) {
  const [slug = '', name = ''] = path.split('/').slice(-2);
  const file = `content/articles/${slug}/${name}`;
  const language = languages.find(({ code }) => `${code}.md` === name)?.code;
  if (!language) {
    throw new Error(`${file} is not named after a language of content/languageList.ts.`);
  }
  const article = parseArticle(decodeText(content));
  if ('issue' in article) {
    throw new Error(`${file} ${article.issue}`);
  }
  const frontMatter = finishTexts(parseContent(file, articleSchema, article.frontMatter), language);
  const markdown = withCompany(article.markdown);
  const summary = frontMatter.description ?? setTypography(beginningOf(markdown), language);
  return {
    ...frontMatter,
    ...{ slug, language, markdown },
    /** The description for search engines. Below the title, a page shows only the `description` of the front matter. */
    summary,
    teaser: frontMatter.teaser ?? summary,
    source: frontMatter.source ?? 'owner',
    author: frontMatter.author ?? company.name,
    readTime: frontMatter.readTime ?? minutesToRead(markdown),
    featured: frontMatter.featured ?? false,
    keywords: [frontMatter.keywords ?? []].flat().join(', '),
  };
}

/** The maximum number of characters that are parsed to find the first paragraphs. */
const beginningCharacters = 4000;

/** @returns the first paragraphs that together reach the minimum length of a description (`headLimits`), cut after a word at the maximum */
function beginningOf(markdown: string): string {
  const { min, max } = headLimits.description;
  let text = '';
  for (const node of remark().use(remarkGfm).parse(markdown.slice(0, beginningCharacters)).children) {
    if (node.type === 'paragraph' && text.length < min) {
      text += ' ';
      visit(node, (part) => {
        text += part.type === 'text' || part.type === 'inlineCode' ? part.value : '';
      });
      text = text.replaceAll(/\s+/g, ' ').trim();
    }
  }
  return shortened(text, max);
}

const wordsAMinute = 200;

/** @returns the reading time in minutes, without code blocks */
function minutesToRead(markdown: string): number {
  const prose = markdown.replaceAll(/^(```|~~~).*?^\1/gms, '');
  const words = prose.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

/** @returns the front matter with the company's name and typography in all texts. `JSON.parse` calls its second argument for each value. */
function finishTexts<FrontMatter>(frontMatter: FrontMatter, language: string): FrontMatter {
  return JSON.parse(JSON.stringify(frontMatter), (_, each: unknown) =>
    typeof each === 'string' ? setTypography(withCompany(each), language) : each,
  );
}

/** Runs after the YAML is parsed, because a quotation mark in the name would end a YAML string. */
function withCompany(text: string): string {
  return text.replaceAll('{{company}}', () => company.name);
}
