import type { Context } from 'hono';
import { chatFunctionFor } from './chat.ts';

interface ServeInfo {
  remoteAddr: { hostname: string };
}

/** What this file uses of Deno. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request, info: ServeInfo) => Response | Promise<Response>): unknown;
};

const environment = Deno.env.toObject();

/** Supabase, which sets SUPABASE_URL itself, puts a gateway in front that names the visitor first; elsewhere the header is anyone's to write. */
function addressOf(context: Context): string | undefined {
  const info: Partial<ServeInfo> = context.env ?? {};
  const forwarded = environment.SUPABASE_URL ? context.req.header('X-Forwarded-For') : undefined;
  return forwarded?.split(',')[0]?.trim() ?? info.remoteAddr?.hostname;
}

const chat = chatFunctionFor(environment, { addressOf });

Deno.serve((request, info) => chat.fetch(request, info));
