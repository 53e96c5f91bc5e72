/** A script for the head, bundled and minified as text (`renderer/document/plugins/inlineScript.ts`). */
declare module '*?inline-script' {
  const code: string;
  export default code;
}

/**
 * With a query, `entries.ts` is a module of its own, whose chunk contains only the imported list (`vite.config.ts`). The listeners of
 * `firstInput` expect different events, so TypeScript would forbid to call them by the inferred type.
 */
declare module '*/entries.ts?firstInput' {
  export const firstInput: readonly (() => ((event: Event) => void) | undefined)[];
}
declare module '*/entries.ts?scripts' {
  export const scripts: typeof import('../components/islands/entries.ts').scripts;
}

/** TypeScript's library lacks this property, because not every browser supports it (HTML standard, "prerendering"). */
interface Document {
  readonly prerendering?: boolean;
}

/** Not every browser supports these properties (WICG, "Save Data API"; W3C, "Global Privacy Control"). */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
