import { z } from 'zod';
import { emailAddress } from './forms/fieldErrorOf.ts';
import { defaultLanguage, languageAndPathOf } from './languages.ts';

declare module 'zod' {
  /** Metadata of a schema, which `npm run check` reads (`scripts/check/`). */
  interface GlobalMeta {
    /** For the key of an entry: the places in translations that refer to the entry by this key. */
    texts?: TextKeys;
    /**
     * What `npm run check` tests about the day:
     * - `past`: it must not be in the future.
     * - `last`: it is the last day of an entry. The entry must be removed after it.
     * - `renewed`: it is an expiry date. It must be set to a later day before it is reached.
     * - `published`: it is the first day on which an article is shown. A day in the future is allowed, and reported as information.
     */
    time?: 'past' | 'last' | 'renewed' | 'published';
    /** True if pages show the example badge when this source is `example`. */
    hasExampleBadge?: boolean;
    /** True if the launch check lists the field, with its description, while it is missing or an empty list. */
    inLaunchChecklist?: boolean;
    /** The placeholder that this repository ships. The launch check reports it as long as it is unchanged. */
    shipped?: string;
  }
}

// The descriptions (`describe`) explain what to write. Code editors show them, and error messages end with them. The message of a
// rule is printed after the name of the field: `salary.to is less than "from"`.

/** The beginning of every text that somebody still has to write. It is the same in every language. */
export const unfinishedMark = '[…]';

/** A text that is the same in each language, such as a name. */
export const text = z.string().trim().min(1);

/** A name by which translations and code refer to an entry. */
export const key = z
  .string()
  .regex(/^[a-z][\w-]*$/i)
  .describe('letters, digits, "-" and "_", starting with a letter');

/**
 * The places where translations refer to entries. A place is a translation file, `:` and a path in the file:
 * - `careers:positions.items.*.key` for a list,
 * - `engagement:offers.items.*` for an object that has the keys of the entries.
 */
export interface TextKeys {
  /** Each of these places has a translation for every entry, and no other translations. */
  equal?: readonly string[];
  /** The keys in each of these places are a superset of the entries: every entry has a translation, and there may be others. */
  superset?: readonly string[];
  /** Each of these places has a translation for some of the entries, and no other translations. */
  subset?: readonly string[];
}

/** @returns `schema`, for a key that translations contain too. `npm run check` looks for the key in `places`. */
export function translatedKey<Key extends z.ZodType>(places: TextKeys, schema: Key) {
  return schema.meta({ ...schema.meta(), texts: places });
}

export const email = z
  .email({ pattern: emailAddress })
  .describe('an address such as contact@company.example');

export const phone = z
  .string()
  .regex(/^\+[\d ]{6,}\d$/)
  .describe('a number with its country: +33 1 23 45 67 89');

export const webUrl = z
  .url({ protocol: /^https$/ })
  .describe('a whole address: https://www.example.org/page');

export const sitePath = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/)
  .refine((path) => languageAndPathOf(path).language === defaultLanguage)
  .describe('a page of this site without language: /services/cloud');

export const count = z.int().min(0).describe('a whole number without quotes: 4');

export const date = z.iso.date().describe('a date as year-month-day: 2026-10-12');

/** A day on which something began or was written. `npm run check` warns if the day is in the future. */
export const pastDate = date.meta({ ...date.meta(), time: 'past' });

/** The last day of an entry. After it, `npm run check` asks the editor to remove the entry and its translations. */
export const lastDate = date.meta({ ...date.meta(), time: 'last' });

/** `precision: -1` allows hours and minutes, but no seconds (zod, "ISO times"). */
export const time = z.iso.time({ precision: -1 }).describe('a time as hours:minutes: 09:00');

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('the two capital letters of ISO 3166: FR, TN');

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('the three capital letters of ISO 4217: EUR, TND');

/** A language that people speak. The site need not be translated into it. */
export const spokenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .describe('the letters of ISO 639: fr, en, de');

/** A value that the owner may not have yet. Pages leave it out while it is missing. The launch check lists it with its description. */
export function optionalValue<Schema extends z.ZodType>(schema: Schema, description: string) {
  return schema.optional().meta({ description, inLaunchChecklist: true });
}

/** The attribution of a value. An `example` is invented: structured data omit it, and a release that contains it is refused. */
export const source = z.enum(['specification', 'owner', 'example']).describe('who gave it');

export type Source = z.infer<typeof source>;

/** Like `source`, but an `example` may be released, because pages mark it with the example badge. */
export const exampleSource = source.meta({ hasExampleBadge: true });

/** The source of a specimen. All values of a specimen are invented, and its page states this. */
export const specimenSource = z
  .literal('example')
  .meta({ description: 'always "example": a specimen is invented', hasExampleBadge: true });

export const specimenFields = {
  source: specimenSource,
  release: text.describe('the version of the invented system that was tested'),
  date,
};

/** Adds a validation error (zod, "superRefine"). It is printed as the field name at `path`, then `message`. */
export function addIssue(context: z.RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}

/** @returns the schema of a field that names an entry of another content file. Code editors show `title` and offer `enum` (JSON Schema). */
export function nameIn(file: string, known: readonly string[]) {
  return text
    .refine((name) => known.includes(name), {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, which ${file} does not have. Write one of these, or add it there: ${known.join(', ')}`,
    })
    .meta({ title: `a name that ${file} has`, enum: [...known] });
}

/** @returns the schema of a list with at least one entry. In each field of `names`, the values must differ. */
export function unique<Entry extends object>(entry: z.ZodType<Entry>, ...names: (keyof Entry & string)[]) {
  return uniqueOrEmpty(entry, ...names).min(1);
}

/** Like `unique`, but the list may be empty. */
export function uniqueOrEmpty<Entry extends object>(
  entry: z.ZodType<Entry>,
  ...names: (keyof Entry & string)[]
) {
  return z.array(entry).superRefine((entries, context) => {
    for (const name of names) {
      for (const [index, { [name]: value }] of entries.entries()) {
        const first = entries.findIndex((each) => each[name] === value);
        if (first !== index) {
          addIssue(context, [index, name], `is the same as that of [${first}]: no two entries may share it`);
        }
      }
    }
  });
}
