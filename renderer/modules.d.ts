declare module '*?inline-script' {
  const code: string;
  export default code;
}

/** One list of `components/islands/entries.ts`, without the code of the others. */
declare module '*/entries.ts?firstInput' {
  export const firstInput: readonly (() => ((event: Event) => void) | undefined)[];
}
declare module '*/entries.ts?scripts' {
  export const scripts: typeof import('../components/islands/entries.ts').scripts;
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
