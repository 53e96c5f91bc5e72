import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The connection that a request came by, or `undefined` when there is none: a test calling `app.request()`. */
export function connectionOf(context: Context): Socket | undefined {
  const bindings: Partial<HttpBindings> | undefined = context.env;
  return bindings?.incoming?.socket;
}
