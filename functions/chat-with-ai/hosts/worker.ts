import type { Hono } from 'hono';
import { chatFunctionFor } from './chat.ts';

type Bindings = Readonly<Record<string, string | undefined>>;

let chat: Hono | undefined;

/** Cloudflare gives the variables with the first request, and names the visitor in a header that it writes itself. */
export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    chat ??= chatFunctionFor(bindings, (context) => context.req.header('CF-Connecting-IP'));
    return chat.fetch(request);
  },
};
