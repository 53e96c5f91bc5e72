import * as z from 'zod/mini';

/** More than any form takes: what is longer was not kept by us. */
const longestText = 100_000;

/** What a visitor wrote and did not send, in this tab. Boxes are not kept: a consent is given anew. */
export interface Draft {
  /** The query of the address it was written under: another one may fill the form in differently. */
  query: string;
  texts: Readonly<Record<string, string>>;
}

const schema = z.object({
  query: z.string(),
  texts: z.record(z.string(), z.string().check(z.maxLength(longestText))),
});

/**
 * @param key where it is kept in the session storage
 * @returns the draft, or nothing where there is none, it cannot be read or it is not one of ours
 */
export function readDraft(key: string): Draft | undefined {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps a draft; where there is no room or no permission, nothing changes for the visitor. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: an older draft must not come back in its place.
    clearDraft(key);
  }
}

/** Forgets a draft. */
export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then there is none.
  }
}
