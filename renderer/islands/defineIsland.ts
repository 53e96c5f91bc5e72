import type { ComponentType } from 'react';
import type { Resources } from '../../locales/i18next.d.ts';

/** A value that can be written to HTML as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The export `island` of an island's file. */
export interface IslandDefinition<Props> {
  /** Its key in `components/islands/entries.ts`. */
  name: string;
  Component: ComponentType<Props>;
  /** The translation files that it needs in the browser. They are loaded together with its code. */
  namespaces: readonly (keyof Resources)[];
}

export function defineIsland<Props extends { readonly [key in keyof Props]: Json | undefined }>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}

/** The module of an island in the browser. Its props are in the HTML of the page. */
export interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: the HTML says what they are
  island: IslandDefinition<any>;
}
