import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { applyFaults, type FaultPlan } from './faults.ts';
import { createFormEndpoint, type FormEndpointOptions } from './forms/createFormEndpoint.ts';
import { localForms } from './forms/formRules.ts';

/** What any site may call. */
const openPaths = ['/f/', '/recaptcha/'] as const;

/** Where a hosted chat function is found, too (Supabase documentation, "Edge Functions"). */
const chatPath = '/functions/v1/chat-with-ai';

/** Every address of these services begins with one of them. */
export const backendPaths = [...openPaths, '/functions/v1/'] as const;

const captchaScript = readFileSync(new URL('captcha/localCaptcha.js', import.meta.url), 'utf8');

export type BackendOptions = Pick<FormEndpointOptions, 'submissions'> &
  Partial<Omit<FormEndpointOptions, 'submissions'>> & {
    /** The chat function, as `loadChatFunction` returns it. Without it there is no chat. */
    chat?: Pick<Hono, 'fetch'>;
    /** For tests only: what goes wrong, and when. See `Fault`. */
    faults?: FaultPlan;
  };

/**
 * The local services that stand in for the form-collection service and the captcha, so that the site works on a machine
 * with no account anywhere:
 *
 * - `POST /f/{id}` stores a submission and answers as Formspree does; `GET /f/{id}/thanks` is the page after it;
 * - `GET /recaptcha/api.js` is a captcha v3 script that checks nothing;
 * - `POST /functions/v1/chat-with-ai` is the chat function, which says itself who may call it.
 *
 * @param options `submissions` is what `openSubmissionLog` returned; whoever opened it closes it. The other options:
 *   `forms` by id (contact and community), `flood` (30 submissions a minute and address), `report` (standard error).
 * @returns a Hono app to mount at `/`; it answers nothing outside `backendPaths`
 */
export function createBackend({
  submissions,
  forms = localForms,
  flood = { limit: 30, windowMs: 60_000 },
  report = console.error,
  chat,
  faults,
}: BackendOptions): Hono {
  const backend = new Hono();
  for (const prefix of openPaths) {
    // Not `${prefix}*`: that would also take the page at `/f`.
    const path = `${prefix}:name/*`;
    // Any site may send a form to a form-collection service; nothing here depends on who the sender is logged in as.
    backend.use(
      path,
      cors({
        origin: '*',
        allowMethods: ['POST', 'OPTIONS'],
        allowHeaders: ['Accept', 'Content-Type', 'X-Requested-With'],
        maxAge: 86_400,
      }),
    );
    backend.use(path, async (context, next) => {
      await next();
      context.header('X-Content-Type-Options', 'nosniff');
    });
    if (faults) backend.use(path, applyFaults(faults));
  }
  backend.route('/f', createFormEndpoint({ submissions, forms, flood, report }));
  backend.get('/recaptcha/api.js', (context) =>
    context.body(captchaScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
  if (chat) {
    if (faults) backend.use(chatPath, applyFaults(faults));
    backend.all(chatPath, (context) => chat.fetch(context.req.raw, context.env));
  }
  return backend;
}
