import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { createFormEndpoint, type FormEndpointOptions } from './forms/createFormEndpoint.ts';

const captchaScript = readFileSync(new URL('localCaptcha.js', import.meta.url), 'utf8');

export interface LocalServicesOptions extends FormEndpointOptions {
  /** The chat function. Without it there is no chat. */
  chat?: Pick<Hono, 'fetch'>;
}

/**
 * The local services that stand in for the form-collection service and the captcha, so that the site works on a machine
 * with no account anywhere, and the chat function:
 *
 * - `POST /f/{id}` stores a submission and answers as Formspree does; `GET /f/{id}/thanks` is the page after it;
 * - `GET /recaptcha/api.js` is a captcha v3 script that checks nothing;
 * - `POST /functions/v1/chat-with-ai`, its address at a host too (Supabase documentation, "Edge Functions"), is the chat.
 */
export function createLocalServices({ chat, ...forms }: LocalServicesOptions): Hono {
  const services = new Hono();
  services.route('/f', createFormEndpoint(forms));
  services.get('/recaptcha/api.js', (context) =>
    context.body(captchaScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  if (chat) services.all('/functions/v1/chat-with-ai', (context) => chat.fetch(context.req.raw, context.env));
  return services;
}
