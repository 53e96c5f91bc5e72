import type { Hono } from 'hono';
import { startChatFunction } from './chat.ts';

interface Bindings {
  /** Counts calls over all instances in one of Cloudflare's locations (Cloudflare Workers, "Rate Limiting"). `wrangler.jsonc` binds it. */
  QUESTIONS?: { limit(options: { key: string }): Promise<{ success: boolean }> };
  [variable: string]: unknown;
}

/** The period in `wrangler.jsonc`, in seconds. Its start is unknown, so a visitor must wait for a whole period. */
const period = 60;

let chat: Pick<Hono, 'fetch'> | undefined;

/** The worker's request handler. Cloudflare passes the variables with each request, so the first request creates the function. */
export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    chat ??= start(bindings);
    return chat.fetch(request);
  },
};

function start({ QUESTIONS: questions, ...variables }: Bindings): Pick<Hono, 'fetch'> {
  const environment = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return startChatFunction(environment, {
    ipAddressOf: (context) => context.req.header('CF-Connecting-IP'),
    hostLimit: questions && (async (key) => ((await questions.limit({ key })).success ? 0 : period)),
  });
}
