import type { LanguageCode } from '../locales/languages.ts';

export interface Alias {
  /** The path that answers besides the real one, without language prefix. */
  from: string;
  /** The page that is shown, and named as canonical. */
  to: string;
  /** A language that the alias forces, whatever its prefix. */
  language?: LanguageCode;
}

/** Paths that show another page. */
export const aliases: readonly Alias[] = [
  { from: '/notre-offre', to: '/services' },
  { from: '/our-expertise', to: '/services', language: 'en' },
  { from: '/offre/web-mobile', to: '/offre/applications' },
  { from: '/offre/embedded-iot', to: '/offre/embarque-iot' },
  { from: '/offre/robotics', to: '/offre/robotique' },
  { from: '/offre/ai-ml', to: '/offre/ia-ml' },
  { from: '/offre/arvr', to: '/offre/ar-vr' },
];

/**
 * @param path an absolute path without language prefix
 * @returns the alias that starts there, if there is one
 */
export function aliasAt(path: string): Alias | undefined {
  return aliases.find(({ from }) => from === path);
}
