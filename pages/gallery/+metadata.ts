import type { Metadata } from '../../renderer/document/head/metadata.ts';

/** In English alone, as all of the gallery: it is seen by those who develop the site, and never published. */
export const metadata: Metadata = {
  words: () => ({
    title: 'Component gallery',
    description: 'Every component of the site, in both reading directions.',
    keywords: 'gallery, components',
  }),
  crumb: () => 'Gallery',
  noIndex: true,
};
