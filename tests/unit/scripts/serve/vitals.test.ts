import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { vitalsLines } from '../../../../scripts/report/vitals.ts';
import { createVitalsEndpoint, vitalsFileIn } from '../../../../scripts/serve/createVitalsEndpoint.ts';

const view = { kind: 'pages/services/cloud', language: 'fr', metrics: { LCP: 1200 } } as const;

test('a page view is kept; whatever else is sent is refused, and so is a flood', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitals-'));
  const endpoint = createVitalsEndpoint(folder, { limit: 3, windowMs: 60_000 });
  const answers: number[] = [];
  for (const body of [view, { ...view, visitor: 'id' }, { ...view, kind: '/?id=1' }, view])
    answers.push((await endpoint.request('/', { method: 'POST', body: JSON.stringify(body) })).status);
  expect(answers).toEqual([204, 400, 400, 429]);
  expect(JSON.parse(readFileSync(vitalsFileIn(folder), 'utf8'))).toEqual(view);
});

test('the report says the 75th percentile of each kind of page, and what is beyond the thresholds', () => {
  const views = [100, 2000, 2600, 9000].map((LCP) => ({ ...view, metrics: { LCP, INP: 501 } }));
  const row = vitalsLines(views).at(-1)?.trim().split(/\s+/);
  expect(row).toEqual(['pages/services/cloud', '4', '2600!', '501!!', '–', '–', '–']);
});
