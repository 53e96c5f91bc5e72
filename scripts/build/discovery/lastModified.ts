import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { git, missingHistory } from '../../git.ts';

/** The part of a page that decides when it was last changed. */
type Dated = Pick<BuiltPage, 'url' | 'language' | 'kind'>;

/** A namespace of words as code names it: `useTranslation('home')`, `t('home:title')`. */
const namespace = /useTranslation\('(\w+)'|['`](\w+):/g;

/**
 * When pages last changed, from the history of the repository: the files of the page's folder, the words that these name, and the article
 * that the page shows. A shallow clone and a copy without history know no dates, and say none.
 *
 * @returns gives the day of a page, such as `2026-10-12`
 */
export function lastModified(): (page: Dated) => string | undefined {
  const days = daysOfFiles();
  return ({ url, language, kind }) => {
    const own = readdirSync(kind, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? `${kind}/${entry.name}` : [],
    );
    const code = own.map((file) => readFileSync(file, 'utf8')).join('\n');
    const words = [...code.matchAll(namespace)].map(
      ([, used, named]) => `locales/${language}/${used ?? named}.json`,
    );
    const article = `content/articles/${path.posix.basename(url)}/${language}.md`;
    return [...own, ...words, article]
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
  };
}

/** The day of the last commit that touched each file; nothing where the history does not reach back. */
function daysOfFiles(): Map<string, string> {
  const days = new Map<string, string>();
  if (missingHistory('.')) {
    return days;
  }
  const paths = ['locales', 'pages', 'content'];
  const log = git('.', ['log', '--format=%x00%cs', '--name-only', '--relative', '--', ...paths]).toString();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (!days.has(file)) {
        days.set(file, day);
      }
    }
  }
  return days;
}
