import { z } from 'zod';
import { refuse, sitePath, source } from '../fields.ts';

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
/** Front matter is read as texts. */
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
