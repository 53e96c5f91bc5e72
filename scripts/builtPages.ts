import { readdirSync } from 'node:fs';
import { siteFolder } from './siteFolder.ts';

/** @returns the address of every document of the built site, such as `/en/careers` */
export function builtPages(): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)?index\.html$|\.html$/, '')}`)
    .sort();
}
