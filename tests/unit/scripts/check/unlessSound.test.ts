import { expect, test, vi } from 'vitest';
import type { Problem } from '../../../../scripts/check/problem.ts';
import { unlessSound } from '../../../../scripts/check/unlessSound.ts';

const wrong: Problem = { file: 'a.json', severity: 'error', message: 'is wrong.' };

test('what was sound is not looked at again, what was wrong or is changed is', () => {
  const text = `${process.pid} ${Date.now()}`;
  const find = vi.fn<() => Problem[]>(() => []).mockReturnValueOnce([wrong]);
  expect(unlessSound(['a.json', text], find)).toEqual([wrong]);
  for (const _ of [1, 2]) expect(unlessSound(['a.json', text], find)).toEqual([]);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockReturnValue([wrong]);
  expect(unlessSound(['a.json', `${text}.`], find)).toEqual([wrong]);
  expect(unlessSound(['b.json', text], find)).toEqual([wrong]);
});
