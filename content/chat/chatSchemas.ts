import { z } from 'zod';
import { distinct, key, nameIn, sitePath } from '../fields.ts';
import { languages } from '../languages.ts';
import { allOffices } from '../offices.ts';

/** What visitors write: words, of which some may stand between brackets as a choice, `(dure|prend)`. */
const phrase = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has neither letters nor digits')
  .refine(bracketsClose, 'has a bracket that does not close, or a choice inside a choice')
  .describe('words as visitors write them: "combien de temps (dure|prend) mission"');

const phrases = unique(phrase).min(1);
const inEachLanguage = each(phrases);
/** A language may have no other words for it. */
const inSomeLanguage = each(unique(phrase));

/** Common words, several in a line. */
const lines = unique(z.string().trim().min(1)).min(1);

const slots = ['city', 'country', 'automationTool', 'performanceTool'];
const asked = unique(
  phrase.refine(
    (text) =>
      [...text.matchAll(/\{(\w*)\}?/g)].every(
        ([slot, name = '']) => slot.endsWith('}') && slots.includes(name),
      ),
    `has a slot that stands for nothing. Known: ${slots.map((slot) => `{${slot}}`).join(', ')}`,
  ),
);

const topic = z.strictObject({
  key,
  page: z
    .string()
    .refine((text) => sitePath.safeParse(text.replace('{slug}', 'slug')).success)
    .describe('a page of this site without language, with a fragment or none: /careers#positions'),
  asked: each(asked.min(1)),
  decisive: each(asked).optional(),
  means: inSomeLanguage.optional(),
});

const synonyms = z.array(z.strictObject({ said: phrases, means: phrases })).min(1);

/** content/chat/: what the chat understands, by the name of the file. */
export const chatSchemas: Readonly<Record<string, z.ZodType>> = {
  articles: inEachLanguage,
  courtesies: inEachLanguage,
  outside: inEachLanguage,
  places: z
    .record(
      nameIn(
        'content/offices.json',
        allOffices.map(({ name }) => name),
      ),
      phrases,
    )
    .describe('the name of an office, and what lies around it'),
  smallTalk: z.strictObject({
    greeting: inEachLanguage,
    thanks: inEachLanguage,
    goodbye: inEachLanguage,
    whoAreYou: inEachLanguage,
    help: inEachLanguage,
    complaint: inEachLanguage,
  }),
  stopWords: each(lines),
  synonyms: each(synonyms),
  topics: distinct(topic, 'key'),
};

/** One for each language that is published; a draft may have none. */
function each(value: z.ZodType) {
  return z.strictObject(
    Object.fromEntries(languages.map(({ code, draft }) => [code, draft ? value.optional() : value])),
  );
}

function bracketsClose(text: string): boolean {
  return !/[()|]/.test(text.replaceAll(/\([^()]*\)/g, ''));
}

/** A list in which nothing stands twice. */
function unique(entry: z.ZodType<string>) {
  return z.array(entry).superRefine((entries, context) => {
    for (const [index, text] of entries.entries()) {
      const first = entries.indexOf(text);
      if (first === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `is the same as [${first}]: keep one of them`,
      });
    }
  });
}
