import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { BuiltPage } from './chatIndex.ts';

/**
 * @param site folder of the rendered pages
 * @returns its documents, in order
 */
export function readBuiltPages(site: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: site })
    .sort()
    .map((file) => ({
      path: `/${file.replace(/(?:^|\/)?index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(site, file), 'utf8'),
    }));
}
