import { colours } from '../../../content/colours.ts';
import { company } from '../../../content/company.ts';
import { languageAndPathOf, languageOf, urlOf } from '../../../content/languages.ts';
import type { PageFacts } from '../../pageFacts.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` });

/** @returns the web app manifest (W3C) of each language, by its address */
export function webManifests(pages: readonly PageFacts[]): Record<string, string> {
  const homes = pages.filter(({ url }) => languageAndPathOf(url).path === '/');
  return Object.fromEntries(
    homes.map(({ url, language, head }) => {
      const { hreflang, direction } = languageOf(language);
      const manifest = {
        name: company.name,
        short_name: company.name,
        description: head.description,
        lang: hreflang,
        dir: direction,
        start_url: url,
        scope: '/',
        display: 'browser',
        background_color: colours.paper,
        theme_color: colours.ink,
        icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
      };
      return [urlOf(language, '/site.webmanifest'), JSON.stringify(manifest)];
    }),
  );
}
