import { expect, test, vi } from 'vitest';
import { languages } from '../../../../content/languages.ts';
import { createEditorService } from '../../../../scripts/dev/createEditorService.ts';
import type { ListedText } from '../../../../scripts/dev/listTexts.ts';

const page = { Host: 'localhost:3000', 'Sec-Fetch-Site': 'same-origin' };
const writing = { ...page, Origin: 'http://localhost:3000', 'Content-Type': 'application/json' };
const mark = vi.fn();
const service = createEditorService('.', async () => [], mark);
const put = (headers: Record<string, string>, body: unknown = { isMarked: true }) =>
  service.request('/marks', { method: 'PUT', headers, body: JSON.stringify(body) });

test('a page of the server may read and write', async () => {
  expect((await put(writing)).status).toBe(204);
  expect(mark).toHaveBeenCalledExactlyOnceWith(true);
  const texts: ListedText[] = await (await service.request('/texts', { headers: page })).json();
  expect(texts.find(({ key }) => key === 'home:hero.title')).toMatchObject({
    languages: languages.map(({ code }) => ({ file: `locales/${code}/home.json` })),
  });
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
  mark.mockClear();
  expect((await put(headers)).status).toBe(403);
  expect(
    (await service.request('/texts', { headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } })).status,
  ).toBe(403);
  expect(mark).not.toHaveBeenCalled();
});

test('what is asked must be known', async () => {
  expect((await put(writing, { isMarked: 'upside down' })).status).toBe(400);
});
