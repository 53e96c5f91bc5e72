declare module '*?inline-script' {
  /** The script, bundled and minified, ready for a `<script>` without attributes. */
  const code: string;
  export default code;
}

declare module 'virtual:island-modules' {
  /** The functions that fetch each island's module, by the island's name (`renderer/document/plugins/islandModules.ts`). */
  export const islandModules: Readonly<
    Record<string, () => Promise<import('./islands/defineIsland.ts').IslandModule>>
  >;
}

/** Not in every browser, so not in TypeScript's library (HTML standard, "prerendering"). */
interface Document {
  readonly prerendering?: boolean;
}

/** Not in every browser either (WICG, "Save Data API"; W3C, "Global Privacy Control"). */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
