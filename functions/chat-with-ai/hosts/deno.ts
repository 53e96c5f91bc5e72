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

/**
 * Returns the visitor's address. The gateway of Supabase, which sets SUPABASE_URL, writes it first into `X-Forwarded-For`; on other hosts,
 * anybody could write that header.
 */
function addressOf(context: Context): string | undefined {
  const info: Partial<ServeInfo> = context.env ?? {};
  const forwarded = environment.SUPABASE_URL ? context.req.header('X-Forwarded-For') : undefined;
  return forwarded?.split(',')[0]?.trim() ?? info.remoteAddr?.hostname;
}

const chat = startChatFunction(environment, { addressOf });

Deno.serve((request, info) => chat.fetch(request, info));
