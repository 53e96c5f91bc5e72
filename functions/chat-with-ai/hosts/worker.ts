import type { Hono } from 'hono';
import { chatFunctionFor } from './chat.ts';

interface Bindings {
  /** Counts questions for all copies in one of Cloudflare's locations (Cloudflare Workers, "Rate Limiting"); `wrangler.jsonc` sets it. */
  QUESTIONS?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  [variable: string]: unknown;
}

/** The period in `wrangler.jsonc`, in seconds. When it began is not told. */
const period = 60;

let chat: Hono | undefined;

/** Cloudflare gives the variables with the first request, and names the visitor in a header that it writes itself. */
export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    chat ??= start(bindings);
    return chat.fetch(request);
  },
};

function start({ QUESTIONS: questions, ...variables }: Bindings): Hono {
  const environment = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return chatFunctionFor(environment, {
    addressOf: (context) => context.req.header('CF-Connecting-IP'),
    hostLimit: questions && (async (key) => ((await questions.limit({ key })).success ? 0 : period)),
  });
}
