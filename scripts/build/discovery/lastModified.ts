import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';

/** What of a page says when it changed. */
type Dated = Pick<BuiltPage, 'language' | 'kind' | 'files'>;

/**
 * When pages last changed, from the history of the repository: that of the words and articles which rendering a page has read, and
 * of its own folder. What every page of a language reads stands in its frame, and says nothing of one page. A shallow clone and a
 * copy without history know no dates, and say none.
 *
 * @returns the day of a page, such as `2026-10-12`
 */
export function lastModified(pages: readonly Dated[]): (page: Dated) => string | undefined {
  const days = daysOfFiles();
  const readers = new Map<string, number>();
  for (const { language, files } of pages)
    for (const file of [language, ...files]) readers.set(file, (readers.get(file) ?? 0) + 1);
  return ({ language, kind, files }) =>
    [
      ...readdirSync(kind).map((name) => `${kind}/${name}`),
      ...files.filter((file) => readers.get(file) !== readers.get(language)),
    ]
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
}

/** The day of the last commit that touched each file; nothing where the history does not reach back. */
function daysOfFiles(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const paths = ['locales', 'pages', 'content'];
    const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', ...paths);
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    // No Git, or no repository: nothing is known.
  }
  return days;
}
