import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { nativePageHeaders, refusalPage } from './nativePage.ts';
import { type NativePageLanguage, nativePageLanguages } from './nativePageWords.ts';
import type { Refusal } from './Refusal.ts';
import { mediaType } from './readFields.ts';

/**
 * Whether a script is asking and wants JSON, or a browser that shows what it gets.
 * As in Formspree: what `Accept` prefers, and where it prefers nothing, whether JSON or an XMLHttpRequest came.
 */
export function wantsJson(context: Context): boolean {
  const sentByScript =
    mediaType(context.req) === 'application/json' ||
    context.req.header('X-Requested-With')?.toLowerCase() === 'xmlhttprequest';
  const preferred = accepts(context, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: sentByScript ? 'application/json' : 'text/html',
  });
  return preferred === 'application/json';
}

/** The language for a page: what the form or the address asked for, else what the browser prefers, else French. */
export function pageLanguage(context: Context): NativePageLanguage {
  return nativePageLanguages.find((language) => language === context.get('language')) ?? 'fr';
}

/** Says yes: JSON with the page to go to, or the way there (303, RFC 9110 15.4.4: a reload does not send again). */
export function answerTaken(context: Context, next: string): Response {
  context.header('Cache-Control', 'no-store');
  return wantsJson(context) ? context.json({ ok: true, next }) : context.redirect(next, 303);
}

/** Says no and why, as JSON or as a page. */
export function answerRefused(context: Context, refusal: Refusal): Response | Promise<Response> {
  const { status, errors, headers } = refusal;
  if (wantsJson(context)) {
    const error = status === 422 ? 'Validation errors' : refusal.message;
    return context.json({ error, errors }, status, { 'Cache-Control': 'no-store', ...headers });
  }
  return context.html(refusalPage(pageLanguage(context), refusal), status, {
    ...nativePageHeaders,
    ...headers,
  });
}
