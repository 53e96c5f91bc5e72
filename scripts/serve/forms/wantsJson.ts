import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
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
