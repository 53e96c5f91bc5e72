import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { Form } from './createForm.ts';
import type { FormState } from './formState.ts';

/** How long typing rests before it is kept, in milliseconds. */
const delay = 400;

/** More than any form takes: what is longer was not kept by us. */
const longestText = 100_000;

const schema = z.object({
  /** The query of the address it was written under: another one may fill the form in differently. */
  query: z.string(),
  texts: z.record(z.string(), z.string().check(z.maxLength(longestText))),
});

/** What a visitor wrote and did not send, in this tab. */
export type Draft = z.infer<typeof schema>;

/**
 * @param key where it is kept in the session storage
 * @param form whose texts are read: anyone with the browser's tools can write others
 * @returns the draft, or nothing where there is none, it cannot be read or it is not one of ours
 */
export function readDraft(key: string, form: Form): Draft | undefined {
  try {
    const { query, texts } = schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
    return { query, texts: form.textsOf(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or forgets it; where there is no room or no permission, nothing changes for the visitor. */
export function writeDraft(key: string, draft: Draft | undefined): void {
  try {
    // First of all: where there is no room for the new one, an older draft must not come back in its place.
    sessionStorage.removeItem(key);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: then there is none.
  }
}

/**
 * Keeps what the visitor writes for this tab, until it is sent.
 *
 * @param key where, in the session storage
 * @param form whose texts are kept
 * @param state what stands in it
 */
export function useDraft(key: string, form: Form, { values, changed, stage }: FormState): void {
  useEffect(() => {
    if (stage === 'sent') writeDraft(key, undefined);
    if (!changed) return;
    const keep = () => writeDraft(key, { query: location.search, texts: form.textsOf(values) });
    const timer = setTimeout(keep, delay);
    // The page may be left before the typing rests.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [key, form, values, changed, stage]);
}
