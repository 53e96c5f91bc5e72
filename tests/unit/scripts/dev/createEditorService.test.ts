import { expect, test, vi } from 'vitest';
import { languages } from '../../../../locales/languages.ts';
import { createEditorService } from '../../../../scripts/dev/createEditorService.ts';

const page = { Host: 'localhost:3000', 'Sec-Fetch-Site': 'same-origin' };
const writing = { ...page, Origin: 'http://localhost:3000', 'Content-Type': 'application/json' };
const show = vi.fn();
const service = createEditorService('.', { newWith: async () => [] }, show);
const put = (headers: Record<string, string>, body: unknown = { shown: 'keys' }) =>
  service.request('/shown', { method: 'PUT', headers, body: JSON.stringify(body) });

test('a page of the server may read and write', async () => {
  expect((await put(writing)).status).toBe(204);
  expect(show).toHaveBeenCalledExactlyOnceWith('keys');
  const response = await service.request('/text?key=home:hero.title', { headers: page });
  expect(await response.json()).toMatchObject({
    languages: languages.map(({ code }) => ({ file: `locales/${code}/home.json` })),
    uses: [expect.stringMatching(/^pages\/index\/\+Page\.tsx:\d+$/)],
  });
  expect((await service.request('/text?key=home:nowhere', { headers: page })).status).toBe(404);
});

test.each([
  ['another site', { ...writing, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another port', { ...writing, Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-site' }],
  [
    'a name that was given this address',
    { ...writing, Host: 'rebound.example', Origin: 'http://rebound.example' },
  ],
  ['a form', { ...writing, 'Content-Type': 'text/plain' }],
  ['what is no browser’s page', { Host: 'localhost:3000', 'Content-Type': 'application/json' }],
])('%s may not', async (_who, headers) => {
  show.mockClear();
  expect((await put(headers)).status).toBe(403);
  expect(
    (await service.request('/texts', { headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } })).status,
  ).toBe(403);
  expect(show).not.toHaveBeenCalled();
});

test('what is asked must be known', async () => {
  expect((await put(writing, { shown: 'upside down' })).status).toBe(400);
});
