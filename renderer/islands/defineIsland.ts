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
  /** The key of the island in `components/islands/entries.ts`. */
  name: string;
  Component: ComponentType<Props>;
  /** The translation files that the island needs in the browser. They are loaded together with the code. */
  namespaces: readonly (keyof Resources)[];
}

/** Checks the type of an island: its props must be JSON values. */
export function defineIsland<Props extends { readonly [key in keyof Props]: Json | undefined }>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}

/** The module of an island in the browser. Its props are in the HTML of the page. */
export interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: the props come from the HTML as JSON
  island: IslandDefinition<any>;
}
