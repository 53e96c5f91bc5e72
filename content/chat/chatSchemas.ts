import { z } from 'zod';
import { caseStudies } from '../caseStudies.ts';
import { key, nameIn, sitePath, text, translatedKey, unique } from '../fields.ts';
import { allOffices } from '../offices.ts';
import { parseContent } from '../parseContent.ts';
import pageList from './pages.json';
import sectorList from './sectors.json';
import topicList from './topics.json';

const maxPhrasings = 12;

/** Matches any slot except `{city}` (has an office), `{country}` (an office is being prepared) and `{elsewhere}` (has no office). */
const unknownSlot = /\{(?!city\}|country\}|elsewhere\})/;

/** The phrases with which visitors ask for a topic, separated by `|`. */
const phrasings = z
  .string()
  .trim()
  .min(1)
  .refine((text) => text.split('|').length <= maxPhrasings, `has more than ${maxPhrasings} ways to ask`)
  .refine(
    (text) => !unknownSlot.test(text),
    'has a slot that stands for nothing. Known: {city}, {country} and {elsewhere}',
  )
  .describe('ways to ask, parted by |: "combien ça coûte | vos tarifs, vos prix"');

const words = z.string().trim().min(1).describe('words parted by spaces');
const names = z.string().trim().min(1).describe('names parted by commas');

const topic = z
  .strictObject({
    key: translatedKey({ subset: ['chatAnswers:questions.*'] }, key),
    /** The chat declines to answer a question that is `outside` the subject of the site. */
    kind: z
      .enum(['smallTalk', 'outside'])
      .describe('only where no page answers: "smallTalk" or "outside"')
      .optional(),
    page: z
      .string()
      // In the path of the page "why", `{slug}` stands for the slug of the company.
      .refine((text) => sitePath.safeParse(text.replace('{slug}', 'slug')).success)
      .describe('a page of this site without language, with a fragment or none: /careers#positions')
      .optional(),
  })
  .refine(({ kind, page }) => (kind === undefined) === (page !== undefined), {
    path: ['page'],
    message: 'names the page that answers, unless the topic is small talk or lies outside',
  });

/** content/chat/pages.json: the pages that answers of the chat link to. Answers refer to a page by its key. */
export const pagesSchema = z.strictObject({
  contact: sitePath,
  careers: sitePath.optional(),
  caseStudies: sitePath.optional(),
  sampleQuote: sitePath.optional(),
});

/** The pages that answers of the chat link to. If a page is missing, the chat leaves out the sentences that link to it. */
export const chatPages = parseContent('content/chat/pages.json', pagesSchema, pageList);

/** content/chat/topics.json: the topics that visitors ask about, each with the page that answers. */
export const topicsSchema = unique(topic, 'key');

export const topics = parseContent('content/chat/topics.json', topicsSchema, topicList);

export type ChatTopic = z.output<typeof topic>;

const sector = z.strictObject({
  key,
  services: z.array(sitePath).min(1).describe('the pages of the services that fit best'),
  norms: z.array(text).min(1).optional().describe('norms that pages of this site name: WCAG, DORA'),
  example: nameIn(
    'content/caseStudies.json',
    caseStudies.map(({ key }) => key),
  ).optional(),
});

export type ChatSector = z.output<typeof sector>;

/** content/chat/sectors.json: the business sectors that visitors name, each with its services, standards and case study. */
export const sectorsSchema = unique(sector, 'key');

export const sectors = parseContent('content/chat/sectors.json', sectorsSchema, sectorList);

const vocabularyWords = z.strictObject({
  common: words.describe('words that any question may contain'),
  request: words.describe(
    'words that ask for our work, name a product to test or speak for a company: a sentence with one of them is about the subject',
  ),
  /** A phrase such as "driving test" contains a word of `request` (`test`), but does not make a question a request. */
  elseAsked: names.describe('phrases with a word of a request that ask for something else: which app'),
  elsewhere: names.describe('towns and cities that visitors ask for where there is no office'),
  /** Answers leave out a sentence with a phrase such as "see below", because the sentence makes sense only on its page. */
  announcing: names.describe('phrases by which a page announces what follows there: see below'),
  joined: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the letters for "and", "in", "for" and "then", where they are written with the word that follows',
    ),
});

/** The contents of `content/chat/<language>/words.json`. */
export type VocabularyWords = z.output<typeof vocabularyWords>;

/** The schemas of the files in content/chat/<language>/, by file name. docs/editing.md ("Teach the chat") says what each is for. */
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
  sectors: someOf(sectors, names),
  topics: someOf(topics, phrasings),
  words: vocabularyWords,
};

/** @returns the schema of an object with an optional value for each key of `entries`. A language may omit a key. */
function someOf(entries: readonly { key: string }[], value: z.ZodType<string>) {
  return z.strictObject(Object.fromEntries(entries.map(({ key }) => [key, value.optional()])));
}
