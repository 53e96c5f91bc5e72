import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { contentStore } from '../../../scripts/contentStore.ts';

const kind = `test-${process.pid}`;
afterAll(() => rmSync(`node_modules/.cache/eprouva/${kind}`, { recursive: true, force: true }));

test('what was made of the same is not made again, and a step that fails leaves nothing', async () => {
  const make = vi.fn<() => Promise<Uint8Array>>().mockRejectedValueOnce(new Error('no'));
  make.mockResolvedValue(Buffer.from('made'));
  await expect(contentStore.file(kind, ['a', 'b'], make)).rejects.toThrow('no');
  for (const _ of [1, 2]) expect(`${await contentStore.file(kind, ['a', 'b'], make)}`).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  await contentStore.file(kind, ['ab', ''], make);
  expect(make).toHaveBeenCalledTimes(3);
});
