import { defaultSchema, type Options as HtmlSchema } from 'rehype-sanitize';
import { isAlias, isNode, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { addIssue, sitePath, source } from '../fields.ts';
import { decoded } from '../languages.ts';

// Values of the front matter are strings (`parseArticle`), so these schemas convert them. A time of day after a date is ignored.
const day = z
  .string()
  .refine(
    (raw) => /^[\d-]{10}(?:[T ]|$)/.test(raw) && z.iso.date().safeParse(raw.slice(0, 10)).success,
    'is not a date written as year-month-day: 2026-10-12',
  )
  .transform((raw) => raw.slice(0, 10))
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
const yesOrNo = z.enum(['true', 'false']).transform((raw) => raw === 'true');

/** The front matter of an article. Only title and date are required; `readArticles` sets the defaults of the others. */
export const articleSchema = z
  .strictObject({
    title: text,
    date: day.meta({ time: 'published' }),
    /** Pages show it below the title; search engines get it too. */
    description: text.optional(),
    /** The summary in the blog's list of articles. */
    teaser: text.optional(),
    /** The date of the last change that matters to readers. */
    updated: day.optional(),
    /** The attribution of date and author. If it is `example`, structured data omit both. */
    source: source.optional(),
    author: text.optional(),
    authorBio: text.optional(),
    /** The reading time in minutes. */
    readTime: wholeNumber.optional(),
    category: text.optional(),
    /** `/blog` lists featured articles first. Unknown URLs under `/blog/` show the first article of this list (specification, §2). */
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
    /** The number of comments that are not shown yet, because nobody has reviewed them. */
    pendingComments: wholeNumber.optional(),
  })
  .superRefine(({ date, updated }, context) => {
    if (updated && updated < date) {
      addIssue(context, ['updated'], `is ${updated}, before the "date" of the article, ${date}`);
    }
  });

export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The prefix of all ids in an article. Without the prefix, an id of the article could equal an id of the page. */
export const idPrefix = 'text-';

/** Elements that GitHub allows, but an article may not contain. Only the site writes them, around each image (`ArticleImage`). */
const generatedElements = new Set(['picture', 'source']);

/** The HTML that an article may contain: GitHub's elements, and others that `components/styles/articleText.css` styles. */
export const allowedHtml: HtmlSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !generatedElements.has(name)),
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

/** The image formats that the build reads, as lower-case file extensions. `ArticleImage.tsx` repeats them, because Vite needs a literal. */
export const imageFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

/** @returns the file name of an image in NFC, because operating systems encode accents differently (Unicode, "Normalization Forms") */
export function imageName(url: string): string {
  return decoded(url).replace(/^\.\//, '').normalize('NFC');
}

/**
 * @returns whether the date of an article is `today` (the day of the build) or earlier. An article without a date counts as published, so
 *   that the build reads it and reports the error. A pattern finds the date, because a build lists URLs before it validates front matter
 */
export function isPublished(source: string, today: string): boolean {
  const [, date = ''] = /^["']?date["']?\s*:\s*["']?([\d-]+)/m.exec(source) ?? [];
  return date <= today;
}

export interface ParsedArticle {
  /** The front matter. Each value is a string; `articleSchema` validates it. */
  frontMatter: unknown;
  markdown: string;
  /** The offset of the Markdown in the source, in characters. */
  start: number;
  /** @returns the offset of a front matter value in the source and its length, in characters */
  locationOf: (path: readonly (string | number)[]) => { offset: number; length: number } | undefined;
}

export interface UnreadableArticle {
  /** The message for the author: what is wrong, and what to write. It follows the file name and the line number. */
  issue: string;
  /** The offset of the error in the source, in characters. */
  offset: number;
}

/** Captures the YAML with its opening `---` (which YAML allows), so that an offset in the YAML is also the offset in the file. */
const frontMatterPattern = /^(---[ \t]*\n(?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** Separates the front matter of an article (YAML between two lines of `---`) from its Markdown. Lines must end with \n. */
export function parseArticle(source: string): ParsedArticle | UnreadableArticle {
  if (!/^---[ \t]*\n/.test(source)) {
    return { issue: 'has no front matter. Begin it with "---", its fields, and "---" again.', offset: 0 };
  }
  const found = frontMatterPattern.exec(source);
  if (!found) {
    return {
      issue:
        'ends within its front matter. Write "---" on a line of its own after the last field, and the text below.',
      offset: source.trimEnd().length,
    };
  }
  // The YAML schema `failsafe` keeps each value a string. The default would turn 2026 into a number. `articleSchema` converts numbers.
  const document = parseDocument(found[1] ?? '', { prettyErrors: false, schema: 'failsafe' });
  // A warning counts as an error too. It reports a tag or a directive that YAML would ignore (`!tag`, `%directive`).
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const advice = 'Write name: "text", the text in straight double quotes, and groups under each other';
    return {
      issue: `the front matter cannot be read (${error.message}). ${advice}.`,
      offset: error.pos[0],
    };
  }
  // A YAML alias repeats the value of its anchor. An alias inside that value would repeat without end, so all aliases are removed.
  visit(document, (_, node) => (isAlias(node) ? visit.REMOVE : undefined));
  const start = found[0].length;
  return {
    frontMatter: document.toJS(),
    markdown: source.slice(start),
    start,
    locationOf: (path) => {
      const node = document.getIn(path, true);
      const [offset = 0, end = 0] = (isNode(node) && node.range) || [];
      return isNode(node) ? { offset, length: end - offset } : undefined;
    },
  };
}
