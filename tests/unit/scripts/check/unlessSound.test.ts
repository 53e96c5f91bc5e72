import { expect, test, vi } from 'vitest';
import { articleFile } from '../../../../scripts/check/articles/articleFile.ts';
import { checkArticles } from '../../../../scripts/check/articles/checkArticles.ts';
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

test('an article of another encoding whose lost letters are then saved as UTF-8 is looked at again', () => {
  const path = 'content/articles/a/fr.md';
  const text = `---\ntitle: "\ufffd ${process.pid} ${Date.now()}"\n---\nTexte.\n`;
  const messagesOf = (fault?: string) =>
    checkArticles(
      [articleFile(path, text, fault)],
      { files: [path], languages: new Set(['fr']) },
      '2026-11-22',
    )
      .map(({ message }) => message)
      .join('\n');
  expect(messagesOf('is saved in another encoding')).toContain('another encoding');
  expect(messagesOf()).toContain('the sign of a letter that was lost');
});
