import { company } from '../../content/company.ts';
import { type LanguageCode, urlOf } from '../../content/languages.ts';
import type { ShareImage } from './createHead.ts';
import type { Metadata } from './metadata.ts';

/**
 * The picture of a page in link previews: the one that it names, else the one that the build draws of it
 * (`scripts/build/discovery/drawShareImages.ts`), in the size that the Open Graph's readers ask for.
 *
 * @param named what the page's metadata say
 * @param page its language, its path without language and its title
 */
export function shareImageOf(
  named: Metadata['shareImage'],
  { language, path, title }: { language: LanguageCode; path: string; title: string },
): ShareImage {
  const drawn = {
    path: `/share${urlOf(language, path === '/' ? '/home' : path)}.png`,
    alt: title,
    width: 1200,
    height: 630,
  };
  const { path: file, ...image } = named ?? drawn;
  return { url: company.origin + file, ...image };
}
