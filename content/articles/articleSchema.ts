import { defaultSchema, type Options as HtmlSchema } from 'rehype-sanitize';
import { isAlias, isNode, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { refuse, sitePath, source } from '../fields.ts';
import { decoded } from '../languages.ts';

/** A day, after which a time may stand: what is shown is the day. */
const day = z
  .string()
  .refine(
    (written) => /^[\d-]{10}(?:[T ]|$)/.test(written) && z.iso.date().safeParse(written.slice(0, 10)).success,
    'is not a date written as year-month-day: 2026-10-12',
  )
  .transform((written) => written.slice(0, 10))
  .meta({ time: 'past' });
const text = z.string().trim().min(1, 'is empty');
const wholeNumber = z
  .string()
  .regex(/^\d+$/, { error: ({ input }) => `is ${JSON.stringify(input)}, not a whole number: 8` })
  .transform(Number);
const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/, { error: ({ input }) => `is ${JSON.stringify(input)}, not a number: 1.5` })
  .transform(Number);
const yesOrNo = z.enum(['true', 'false']).transform((written) => written === 'true');

/** The front matter of an article: a title and a date. All else is optional, and `readArticles` says what stands for it. */
export const articleSchema = z
  .strictObject({
    title: text,
    date: day.meta({ time: 'published' }),
    /** Shown below the title, and by search engines. */
    description: text.optional(),
    /** The summary on the blog's list. */
    teaser: text.optional(),
    /** The day of the last change that a reader should know of. */
    updated: day.optional(),
    /** The attribution of date and author. Structured data omit those of an example. */
    source: source.optional(),
    author: text.optional(),
    authorBio: text.optional(),
    /** Minutes. */
    readTime: wholeNumber.optional(),
    category: text.optional(),
    /** The article that the blog opens with, and that unknown addresses under `/blog/` show; the newest where none is. */
    featured: yesOrNo.optional(),
    keywords: z.union([text, z.array(text)], 'is neither a text nor a list of texts').optional(),
    picture: z
      .strictObject({
        caption: text,
        unit: text,
        rows: z
          .array(z.strictObject({ label: text, value: number }))
          .min(2)
          .max(8),
      })
      .describe(
        'the bar chart beside the title, with "caption", "unit" and two to eight "rows" of "label" and "value"',
      )
      .optional(),
    related: z.array(z.strictObject({ path: sitePath, title: text, reason: text })).optional(),
    comments: z.array(z.strictObject({ author: text, date: day, text })).optional(),
    /** The number of further comments that await their review. */
    pendingComments: wholeNumber.optional(),
  })
  .superRefine(({ date, updated }, context) => {
    if (updated && updated < date) {
      refuse(context, ['updated'], `is ${updated}, before the "date" of the article, ${date}`);
    }
  });

export type ArticleFrontMatter = z.infer<typeof articleSchema>;

export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What an id of an article begins with on a page, so that it never meets an id of the page's own. */
export const idPrefix = 'text-';

/** GitHub's Markdown allows these, and an article does not: the page writes them itself, around each picture (`ArticlePicture`). */
const writtenByPage = new Set(['picture', 'source']);

/** The HTML of an article: GitHub's, with attributes and protocols of our own, and more that `components/sections/articleText.css` dresses. */
export const allowedHtml: HtmlSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !writtenByPage.has(name)),
    ...['abbr', 'aside', 'bdi', 'bdo', 'caption', 'cite', 'dfn', 'figcaption', 'figure'],
    ...['mark', 'small', 'time', 'u', 'wbr'],
  ],
  attributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    a: ['href', 'name', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: [
      ['className', 'alert', ...alertKinds],
      ['role', 'note'],
    ],
    img: ['src', 'alt', 'width'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ins: ['cite', 'dateTime'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  clobberPrefix: idPrefix,
};

/** The formats of pictures that the build reads, as the ends of file names in small letters (`ArticleText.tsx` lists them, too). */
export const pictureFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

/** @returns the file name of a picture, with accents in one spelling, because systems have two (Unicode, "Normalization Forms") */
export function pictureName(address: string): string {
  return decoded(address).replace(/^\.\//, '').normalize('NFC');
}

export interface ParsedArticle {
  /** The front matter, of which each value is a text; `articleSchema` validates it. */
  frontMatter: unknown;
  /** The Markdown after the facts, and where it begins in the source. */
  markdown: string;
  start: number;
  /** @returns the offset of a fact in the source and its length, in characters */
  placeOf: (path: readonly (string | number)[]) => { offset: number; length: number } | undefined;
}

export interface UnreadableArticle {
  /** The message for the author: the fault, and what to write. It is printed right after the file and its line. */
  issue: string;
  /** The offset of the fault in the source, in characters. */
  offset: number;
}

/** The front matter with its opening line, which YAML reads too: so an offset in it is an offset in the file. */
const frontMatter = /^(---[ \t]*\n(?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** Separates an article's facts (YAML between two lines of `---`) from its text, whose lines end with \n. */
export function parseArticle(source: string): ParsedArticle | UnreadableArticle {
  if (!/^---[ \t]*\n/.test(source)) {
    return { issue: 'has no front matter. Begin it with "---", its fields, and "---" again.', offset: 0 };
  }
  const found = frontMatter.exec(source);
  if (!found) {
    return {
      issue:
        'ends within its front matter. Write "---" on a line of its own after the last field, and the text below.',
      offset: source.trimEnd().length,
    };
  }
  // YAML would take 2026 for a number and Null for nothing: here every fact is a text, and the schema says which are numbers.
  const document = parseDocument(found[1] ?? '', { prettyErrors: false, schema: 'failsafe' });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const advice = 'Write name: "text", the text in straight double quotes, and groups under each other';
    return {
      issue: `the front matter cannot be read (${error.message}). ${advice}.`,
      offset: error.pos[0],
    };
  }
  // An alias of YAML repeats another fact. It is taken out: one that stands within the fact that it repeats would have no end.
  visit(document, (_, node) => (isAlias(node) ? visit.REMOVE : undefined));
  const start = found[0].length;
  return {
    frontMatter: document.toJS(),
    markdown: source.slice(start),
    start,
    placeOf: (path) => {
      const node = document.getIn(path, true);
      const [offset = 0, end = 0] = (isNode(node) && node.range) || [];
      return isNode(node) ? { offset, length: end - offset } : undefined;
    },
  };
}
