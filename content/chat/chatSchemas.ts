import { z } from 'zod';
import { distinct, key, nameIn, sitePath } from '../fields.ts';
import { languages } from '../languages.ts';
import { allOffices } from '../offices.ts';

/** At most this many ways to ask for a topic, in each language. */
const mostWays = 12;

const slot = /\{(?!city\}|country\})/;

/** What visitors write to ask for a topic, in one line. */
const ways = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.split('|').length <= mostWays, `has more than ${mostWays} ways to ask`)
  .refine((text) => !slot.test(text), 'has a slot that stands for nothing. Known: {city} and {country}')
  .describe('ways to ask, parted by |: "combien ça coûte | vos tarifs, vos prix"');

const words = z.string().trim().min(1).describe('words parted by spaces');

const topic = z
  .strictObject({
    key,
    kind: z.enum(['smallTalk', 'outside']).optional(),
    page: z
      .string()
      .refine((text) => sitePath.safeParse(text.replace('{slug}', 'slug')).success)
      .describe('a page of this site without language, with a fragment or none: /careers#positions')
      .optional(),
    ...each(ways),
  })
  .refine(({ kind, page }) => (kind === undefined) === (page !== undefined), {
    path: ['page'],
    message: 'names the page that answers, unless the topic is small talk or lies outside',
  });

/** content/chat/: what the chat understands, by the name of the file. */
export const chatSchemas: Readonly<Record<string, z.ZodType>> = {
  places: z
    .record(
      nameIn(
        'content/offices.json',
        allOffices.map(({ name }) => name),
      ),
      z.string().min(1),
    )
    .describe('the name of an office, and what lies around it, parted by commas'),
  stopWords: z.strictObject(each(words)),
  topics: distinct(topic, 'key'),
};

/** One for each language that is published; a draft may have none. */
function each(value: z.ZodType<string>) {
  return Object.fromEntries(languages.map(({ code, draft }) => [code, draft ? value.optional() : value]));
}
