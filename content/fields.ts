import { z } from 'zod';
import { emailAddress } from './forms/faultOf.ts';
import { defaultLanguage, languageAndPathOf } from './languages.ts';

declare module 'zod' {
  /** What a schema says of its values to `npm run check` (`scripts/check/`). */
  interface GlobalMeta {
    /** Where words have an entry under this key. */
    words?: PlacesOfWords;
    /** A day that is past, the last day of an entry, one that is set anew before it comes, or the first on which it is shown. */
    time?: 'past' | 'last' | 'renewed' | 'published';
    /** Pages stamp it as an example where it is one. */
    isStamped?: boolean;
    /** The launch list asks for it while it is left out. */
    isAskedAtLaunch?: boolean;
    /** A test of this repository: `npm run check` looks for it. */
    isTest?: boolean;
    /** The value that this repository has: the launch list names it. */
    shipped?: string;
  }
}

// The description of a schema tells an editor what to write: code editors show it, and messages end with it. The message of a rule follows
// the name of its field: `salary.to is less than "from"`.

/** Text that is a fact, such as a name: the same in each language. */
export const text = z.string().trim().min(1);

/** A name by which words and code refer to an entry. */
export const key = z
  .string()
  .regex(/^[a-z][\w-]*$/i)
  .describe('letters, digits, "-" and "_", starting with a letter');

/**
 * The places where words refer to entries of facts: a file of words and a path in it, such as `careers:positions.items.*.key`, a list whose
 * entries bear their key, or `engagement:offers.items.*`, a group that has each entry under its key.
 */
export interface PlacesOfWords {
  /** These entries have words there, and there are no words of others. */
  own?: readonly string[];
  /** These entries have words there, among others. */
  among?: readonly string[];
  /** Some of these entries have words there, and there are no words of others. */
  some?: readonly string[];
}

/** A key under which words speak of an entry: `npm run check` looks for them in each of these places. */
export function keyWithWords<Key extends z.ZodType>(places: PlacesOfWords, of: Key) {
  return of.meta({ ...of.meta(), words: places });
}

export const email = z
  .email({ pattern: emailAddress })
  .describe('an address such as contact@company.example');

export const phone = z
  .string()
  .regex(/^\+[\d ]{6,}\d$/)
  .describe('a number with its country: +33 1 23 45 67 89');

export const webAddress = z
  .url({ protocol: /^https$/ })
  .describe('a whole address: https://www.example.org/page');

/** A page of this site, without language: `/services/cloud`. */
export const sitePath = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/)
  .refine((path) => languageAndPathOf(path).language === defaultLanguage)
  .describe('a page of this site without language: /services/cloud');

/** A file of tests, and where only some of them are meant, a part of their titles as it is written there. */
export const testReference = z
  .string()
  .regex(/^tests\/\S+\.tsx?(?: › .+)?$/)
  .describe(
    'tests/e2e/pages/notFound.spec.ts, or with a part of a title: tests/e2e/pages/phone.spec.ts › touched',
  )
  .meta({ isTest: true });

/** How many there are of something. */
export const count = z.int().min(0).describe('a whole number without quotes: 4');

export const date = z.iso.date().describe('a date as year-month-day: 2026-10-12');

/** A day that has come, when something began or was written: `npm run check` warns of one that is still to come. */
export const pastDate = date.meta({ ...date.meta(), time: 'past' });

/** The last day of something. Once it is over, `npm run check` asks for the entry and its words to be removed. */
export const lastDate = date.meta({ ...date.meta(), time: 'last' });

export const time = z.iso.time({ precision: -1 }).describe('a time as hours:minutes: 09:00');

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('the two capital letters of ISO 3166: FR, TN');

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('the three capital letters of ISO 4217: EUR, TND');

/** A language that people speak, whether the site has it or not. */
export const spokenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .describe('the letters of ISO 639: fr, en, de');

/**
 * A fact that an owner may not have: pages do not speak of it while it is left out, and the launch list asks for it, because a
 * visitor would miss it.
 *
 * @param description what to write, for the editor and for messages
 */
export function optionalFact<Schema extends z.ZodType>(schema: Schema, description: string) {
  return schema.optional().meta({ description, isAskedAtLaunch: true });
}

/** The party that vouches for a fact. An `example` illustrates: pages say so, structured data and a launched site leave it out. */
export const source = z.enum(['specification', 'owner', 'example']).describe('who gave it');

export type Source = z.infer<typeof source>;

/** The source of something that pages stamp as an example where it is one: a launched site may keep such examples. */
export const stampedSource = source.meta({ isStamped: true });

/** The source of a specimen: all of it is invented, and its page says so. */
export const specimenSource = z
  .literal('example')
  .meta({ description: 'always "example": a specimen is invented', isStamped: true });

/** What specimens have in common. */
export const specimenFacts = {
  source: specimenSource,
  release: text.describe('the version of the invented system that was tested'),
  date,
};

/**
 * Refuses a value for a rule that compares several fields (zod documentation, "superRefine").
 *
 * @param path leads from the value that the rule is on to the one that is refused
 * @param message goes on after the name of that field
 */
export function refuse(context: z.RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

/**
 * A name that another file of facts has. A code editor offers them (`title` and `enum` of JSON Schema).
 *
 * @param file that file: `content/offices.json`
 */
export function nameIn(file: string, known: readonly string[]) {
  return text
    .refine((name) => known.includes(name), {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, which ${file} does not have. Write one of these, or add it there: ${known.join(', ')}`,
    })
    .meta({ title: `a name that ${file} has`, enum: [...known] });
}

/** A list of at least one entry, in which no two have the same value under any of the names; these are required fields. */
export function distinct<Entry extends object>(entry: z.ZodType<Entry>, ...names: (keyof Entry & string)[]) {
  return distinctOrNone(entry, ...names).min(1);
}

/** The same, for a list that may be empty. */
export function distinctOrNone<Entry extends object>(
  entry: z.ZodType<Entry>,
  ...names: (keyof Entry & string)[]
) {
  return z.array(entry).superRefine((entries, context) => {
    for (const name of names) {
      for (const [index, { [name]: value }] of entries.entries()) {
        const first = entries.findIndex((each) => each[name] === value);
        if (first !== index) {
          refuse(context, [index, name], `is the same as that of [${first}]: no two entries may share it`);
        }
      }
    }
  });
}
