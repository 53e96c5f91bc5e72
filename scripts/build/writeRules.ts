import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliases } from '../../content/aliases.ts';
import { builtLanguages } from '../../content/builtLanguages.ts';
import { headerRules, redirectRules, rulesFile, type SiteRules } from './hosts/siteRules.ts';

/**
 * Writes beside the pages what a host must know of them.
 *
 * @param folder the built site
 * @throws Error when an article is wrong
 */
export function writeRules(folder: string): void {
  const rules: SiteRules = {
    headers: headerRules,
    redirects: redirectRules([...builtLanguages].sort(), aliases),
    notFound: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll(path.sep, '/')}`)
      .filter((url) => url.endsWith('/404.html'))
      .sort(),
  };
  writeFileSync(path.join(folder, rulesFile), JSON.stringify(rules));
}
