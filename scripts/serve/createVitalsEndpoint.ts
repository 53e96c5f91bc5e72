import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { languages } from '../../content/languages.ts';
import { createFloodLimit, type FloodLimit } from '../../functions/service/createFloodLimit.ts';
import { addressOf } from './addressOf.ts';

/** One page view (`components/islands/cookieConsent/measureVitals.ts`), in milliseconds but for CLS. There is room for nothing else. */
const pageView = z.strictObject({
  kind: z.string().regex(/^pages(?:\/[\w@-]{1,40}){1,5}$/),
  language: z.enum(languages.map(({ hreflang }) => hreflang)),
  connection: z.enum(['slow-2g', '2g', '3g', '4g']).optional(),
  metrics: z.partialRecord(z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']), z.number().min(0).max(1_000_000)),
});

export type PageView = z.output<typeof pageView>;

/** @returns where page views are kept, one line of JSON each */
export function vitalsFileIn(dataFolder: string): string {
  return path.join(dataFolder, 'vitals.jsonl');
}

/** @returns a Hono app that keeps what browsers tell of the speed of pages, and nothing of who tells it */
export function createVitalsEndpoint(dataFolder: string, floodLimit: FloodLimit): Hono {
  const secondsToWait = createFloodLimit(floodLimit);
  return new Hono().post('/', bodyLimit({ maxSize: 1024 }), async (context) => {
    if (secondsToWait(addressOf(context) ?? '') > 0) return context.body(null, 429);
    const { data } = pageView.safeParse(await context.req.json().catch(() => undefined));
    if (!data) return context.body(null, 400);
    await appendFile(vitalsFileIn(dataFolder), `${JSON.stringify(data)}\n`, { mode: 0o600 });
    return context.body(null, 204);
  });
}
