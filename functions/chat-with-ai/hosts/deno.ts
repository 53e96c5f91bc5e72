import type { Context } from 'hono';
import { startChatFunction } from './chat.ts';

interface ServeInfo {
  remoteAddr: { hostname: string };
}

/** The part of Deno's interface that is used here. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: ServeInfo) => Response | Promise<Response>): unknown;
};

const environment = Deno.env.toObject();

/** Hono hands on the second argument of `chat.fetch` as `env`. */
function addressOf({ env }: Context): string | undefined {
  const info: Partial<ServeInfo> = env ?? {};
  return info.remoteAddr?.hostname;
}

// The gateway of Supabase, which sets SUPABASE_URL, passes every call on. Elsewhere anybody could write the header that a gateway writes.
const trustedProxies = environment.SUPABASE_URL ? 1 : 0;
const chat = startChatFunction(environment, { addressOf, trustedProxies });

Deno.serve((request, info) => chat.fetch(request, info));
