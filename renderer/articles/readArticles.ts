import { type ArticleFrontMatter, articleSchema } from '../../content/articles/articleSchema.ts';
import { company } from '../../content/company.ts';
import { type LanguageCode, languages } from '../../content/languages.ts';
import { parseFacts } from '../../content/parseFacts.ts';
import { textOf } from '../facts/readTextFile.ts';
import { setTypography } from '../i18n/typography.ts';
import { parseArticle } from './parseArticle.ts';

/** One article in one language. */
export interface ArticleSource extends ArticleFrontMatter {
  /** Its file, for messages. */
  file: string;
  slug: string;
  language: LanguageCode;
  markdown: string;
}

/**
 * @param files the Markdown files by path, which ends in `{slug}/{language}.md`
 * @returns the articles in every language, newest first
 * @throws Error that names the file when one is wrong
 */
export function readArticles(files: Readonly<Record<string, string>>): ArticleSource[] {
  const articles = Object.entries(files).map(([path, source]) => readArticle(path, source));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readArticle(path: string, source: string): ArticleSource {
  const [slug = '', name = ''] = path.split('/').slice(-2);
  const file = `content/articles/${slug}/${name}`;
  const language = languages.find(({ code }) => `${code}.md` === name)?.code;
  if (!language) {
    throw new Error(`${file}: its name is not a language of content/languageList.ts.`);
  }
  const text = textOf(source).replaceAll('{{company}}', company.name);
  const article = parseArticle(text);
  if ('fault' in article) {
    throw new Error(`${file}  ${article.fault}`);
  }
  const facts = parseFacts(file, articleSchema, article.facts);
  return { ...setIn(facts, language), file, slug, language, markdown: article.markdown };
}

/** @returns the same value, with the typography of its texts set; addresses and dates have none of these signs */
function setIn<Value>(value: Value, language: string): Value {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? setTypography(each, language) : each,
  );
}
