import { readdirSync } from 'node:fs';
import { builtPages } from './builtPages.ts';

/** @returns the address of one French document of each kind: what makes a kind is its `+Page.tsx` */
export function kindsOfPages(): string[] {
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/+Page.tsx') && !file.startsWith('gallery/'))
    .map((file) => `/${file.replace('/+Page.tsx', '')}`)
    .map((folder) => folder.replace(/^\/index$/, '/').replace(/^\/not-found$/, '/404'));
  const urls = builtPages();
  return pages.map((page) => {
    const pattern = new RegExp(`^${page.replace(/@\w+/, '(?!404)[^/]+').replace('/why', '/why-[^/]+')}$`);
    const url = urls.find((each) => pattern.test(each));
    if (!url) throw new Error(`pages${page} has no document in the built site.`);
    return url;
  });
}
