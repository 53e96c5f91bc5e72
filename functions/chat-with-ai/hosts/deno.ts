import type { Context } from 'hono';
import { startChatFunction } from './chat.ts';

interface ServeInfo {
  remoteAddr: { hostname: string };
}

/** The part of Deno's API that is used here. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: ServeInfo) => Response | Promise<Response>): unknown;
};

const environment = Deno.env.toObject();

/** The second argument of `chat.fetch` becomes the property `env` of Hono's context. */
function ipAddressOf({ env }: Context): string | undefined {
  const info: Partial<ServeInfo> = env ?? {};
  return info.remoteAddr?.hostname;
}

// Supabase sets SUPABASE_URL, and its proxy writes `X-Forwarded-For`. On other hosts, callers could forge this header.
const trustedProxies = environment.SUPABASE_URL ? 1 : 0;
const chat = startChatFunction(environment, { ipAddressOf, trustedProxies });

Deno.serve((request, info) => chat.fetch(request, info));
