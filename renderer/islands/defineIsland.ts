import type { ComponentType } from 'react';
import type { Resources } from '../../locales/i18next.d.ts';

/** A value that can be written into HTML as JSON and read back. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The export `island` of an island's file. */
export interface IslandDefinition<Props> {
  /** Its name in `components/islands/entries.ts`. */
  name: string;
  Component: ComponentType<Props>;
  /** The namespaces that it needs in the browser. They are fetched together with its code. */
  namespaces: readonly (keyof Resources)[];
}

export function defineIsland<Props extends { readonly [key in keyof Props]: Json | undefined }>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}

/** The file of an island, as the browser gets it. Its props come from the HTML, where the page has written them. */
export interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: the HTML says what they are
  island: IslandDefinition<any>;
}
