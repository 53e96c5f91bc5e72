import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** @returns who is calling; nothing where there is no connection: a test that calls `app.request()` */
export function addressOf({ env }: Context): string | undefined {
  const { incoming }: Partial<HttpBindings> = env ?? {};
  return incoming?.socket.remoteAddress;
}
