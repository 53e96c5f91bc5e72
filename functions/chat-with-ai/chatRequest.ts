import { z } from 'zod';
import { longestMessage } from '../../content/chat/longestMessage.ts';
import { languages } from '../../content/languages.ts';

/** The largest body of a request, in bytes. */
export const largestRequest = 16 * 1024;

/** What is read of a request. The page also sends a `context`; the function has the same facts itself. */
export const chatRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Write a question')
    .max(longestMessage, `A question may have ${longestMessage} characters`),
  language: z.enum(languages.map(({ code }) => code)),
});

export type ChatRequest = z.output<typeof chatRequestSchema>;
