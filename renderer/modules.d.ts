declare module '*?inline-script' {
  const code: string;
  export default code;
}

/** A single list of `components/islands/entries.ts`, without the code of the other lists. */
declare module '*/entries.ts?firstInput' {
  export const firstInput: readonly (() => ((event: Event) => void) | undefined)[];
}
declare module '*/entries.ts?scripts' {
  export const scripts: typeof import('../components/islands/entries.ts').scripts;
}

/** Not supported by every browser, so missing in TypeScript's library (HTML standard, "prerendering"). */
interface Document {
  readonly prerendering?: boolean;
}

/** Not supported by every browser (WICG, "Save Data API"; W3C, "Global Privacy Control"). */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
