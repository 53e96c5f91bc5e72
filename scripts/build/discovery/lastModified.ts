import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageAndPathOf } from '../../../locales/languages.ts';

/**
 * When pages last changed, from the history of the repository: that of the words which a page shows in its language, and of its
 * own folder. A shallow clone and a copy without history know no dates, and say none.
 *
 * @returns the day of an address, such as `2026-10-12`
 */
export function lastModified(): (url: string) => string | undefined {
  const days = daysOfFiles();
  return (url) => {
    if (days.size === 0) return undefined;
    const { language, path: page } = languageAndPathOf(url);
    const folder = folderOf(page);
    const article = `content/articles/${path.basename(page)}/${language}.md`;
    const files = [
      ...sourcesIn(folder),
      ...namespacesIn(folder).map((name) => `locales/${language}/${name}.json`),
      ...(existsSync(article) ? [article] : []),
    ];
    return files
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
  };
}

/** The day of the last commit that touched each file; nothing where the history does not reach back. */
function daysOfFiles(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = git(
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--relative',
      '--',
      'locales',
      'pages',
      'content',
    );
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    // No Git, or no repository: nothing is known.
  }
  return days;
}

/** The folder in `pages/` that renders a path: its own, or that of a parameter beside it. */
function folderOf(page: string): string {
  const own = path.join('pages', page === '/' ? 'index' : page);
  if (existsSync(path.join(own, '+Page.tsx'))) return own;
  const parent = path.dirname(own);
  if (existsSync(path.join(parent, '+route.ts'))) return parent;
  const [byParameter = ''] = existsSync(parent)
    ? readdirSync(parent).filter((name) => name.startsWith('@'))
    : [];
  return byParameter ? path.join(parent, byParameter) : path.join(parent, 'why');
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ name }) => path.posix.join(folder, name));
}

/** The files of words that the code of a page names. */
function namespacesIn(folder: string): string[] {
  const code = sourcesIn(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/useTranslation\('(\w+)'\)|\bt\(\s*['`](\w+):/g)].map(
    ([, hook, call]) => hook ?? call ?? '',
  );
  return [...new Set(named)].filter((name) => name !== 'common');
}
