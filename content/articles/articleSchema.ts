import { z } from 'zod';
import { sitePath, source } from '../fields.ts';
import { headLimits } from '../headLimits.ts';

const { least, most } = headLimits.description;
const day = z.iso.date('is not a date written as year-month-day: 2026-10-12').meta({ time: 'past' });
const text = z.string().trim().min(1, 'is empty');

/** The front matter of an article: what a card, a search engine and a link preview show of it. */
export const articleSchema = z.strictObject({
  /** The page's title adds the company's name and stays within 60 characters. */
  title: text.max(48, 'is longer than 48 characters: search engines would cut it'),
  description: text
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`),
  /** The summary on the blog's list. */
  teaser: text,
  date: day,
  /** The day of the last change that a reader should know of. */
  updated: day.optional(),
  /** The party that vouches for date and author. Structured data leave those of an example out. */
  source,
  author: text,
  authorBio: text,
  /** Minutes. */
  readTime: z.int().min(1),
  category: text,
  /** The article that the blog opens with, and that unknown addresses under `/blog/` show; the newest where none is. */
  featured: z.boolean(),
  keywords: text,
  picture: z
    .strictObject({
      caption: text,
      unit: text,
      rows: z
        .array(z.strictObject({ label: text, value: z.number() }))
        .min(2)
        .max(8),
    })
    .describe(
      'the bar chart beside the title, with "caption", "unit" and two to eight "rows" of "label" and "value"',
    ),
  related: z
    .array(
      z.strictObject({
        path: sitePath,
        title: text,
        reason: text,
      }),
    )
    .min(1),
  comments: z.array(z.strictObject({ author: text, date: day, text })).optional(),
  /** The number of further comments that await their review. */
  pendingComments: z.int().min(0).optional(),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
