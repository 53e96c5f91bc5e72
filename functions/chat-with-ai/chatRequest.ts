import { z } from 'zod';
import { languages } from '../../locales/languages.ts';

/** The longest question, in characters. */
export const longestMessage = 2000;

/** The largest body of a request, in bytes. */
export const largestRequest = 16 * 1024;

/** One line without anything that could become a link or markup where it is shown. */
const plainLine = z.string().regex(/^[\p{L}\p{N} \u00a0\u202f.,:;’'()/&+–-]{1,160}$/u);

const sitePath = z.string().regex(/^\/(?!\/)[\w/-]*(#[\w-]+)?$/);

/**
 * What a page sends: the question, and what the page itself says of the company. A part of the context that is missing
 * or unusable is left out: the function has its own.
 */
export const chatRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Write a question')
    .max(longestMessage, `A question may have ${longestMessage} characters`),
  language: z.enum(languages.map(({ code }) => code)),
  context: z
    .object({
      contact: z
        .object({
          phone: z
            .string()
            .regex(/^\+?[\d ().-]{4,24}$/)
            .optional()
            .catch(undefined),
          email: z.email().max(120).optional().catch(undefined),
          address: plainLine.optional().catch(undefined),
          hours: plainLine.optional().catch(undefined),
        })
        .default({}),
      links: z
        .object({
          expertise: sitePath.optional().catch(undefined),
          methodologies: sitePath.optional().catch(undefined),
          caseStudies: sitePath.optional().catch(undefined),
          offices: sitePath.optional().catch(undefined),
          contact: sitePath.optional().catch(undefined),
          community: sitePath.optional().catch(undefined),
        })
        .default({}),
    })
    .default({ contact: {}, links: {} }),
});

export type ChatRequest = z.output<typeof chatRequestSchema>;
export type Contact = ChatRequest['context']['contact'];
export type Links = ChatRequest['context']['links'];
