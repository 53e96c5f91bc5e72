import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { type StoredKey, sentDraftKey } from '../../../content/storedItems.ts';
import type { Form } from './createForm.ts';
import type { FormState } from './formState.ts';

/** How long typing rests before it is kept, in milliseconds. */
const delayMs = 400;

/** More than any form takes: what is longer was not kept by us. */
const longestTextCharacters = 100_000;

const schema = z.object({
  /** The query of the address it was written under: another one may fill the form in differently. */
  query: z.string(),
  /** A tab that is duplicated takes its drafts along, under the same name. */
  id: z.optional(z.string()),
  texts: z.record(z.string(), z.string().check(z.maxLength(longestTextCharacters))),
});

/** What a visitor wrote and did not send, in this tab. */
export type Draft = z.infer<typeof schema>;

/**
 * @param key where it is kept in the session storage
 * @param form whose texts are read: anyone with the browser's tools can write others
 * @returns the draft, or nothing where there is none, it cannot be read or it is not one of ours
 */
export function readDraft(key: StoredKey, form: Form): Draft | undefined {
  try {
    const { texts, ...draft } = schema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
    return { ...draft, texts: form.textsOf(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or forgets it; where there is no room or no permission, nothing changes for the visitor. */
export function writeDraft(key: StoredKey, draft: Draft | undefined): void {
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
 * @param onSentElsewhere another tab has sent the draft that this one took over and has left as it was
 */
export function useDraft(
  key: StoredKey,
  form: Form,
  { values, changed, stage }: FormState,
  onSentElsewhere: () => void,
): void {
  const id = useRef<string>(undefined);
  useEffect(() => {
    id.current = readDraft(key, form)?.id;
  }, [key, form]);

  const forget = useEffectEvent(({ key: name, newValue }: StorageEvent) => {
    if (name !== sentDraftKey || changed || !newValue || newValue !== id.current) return;
    writeDraft(key, undefined);
    id.current = undefined;
    onSentElsewhere();
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => forget(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);

  useEffect(() => {
    if (stage === 'sent') {
      writeDraft(key, undefined);
      tellOtherTabs(id.current);
      id.current = undefined;
    }
    if (!changed) return;
    const keep = () => {
      id.current ??= String(Math.random());
      writeDraft(key, { query: location.search, id: id.current, texts: form.textsOf(values) });
    };
    const timer = setTimeout(keep, delayMs);
    // The page may be left before the typing rests.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [key, form, values, changed, stage]);
}

function tellOtherTabs(id: string | undefined): void {
  if (!id) return;
  try {
    localStorage.setItem(sentDraftKey, id);
    localStorage.removeItem(sentDraftKey);
  } catch {
    // Full or forbidden: then the other tabs do not know.
  }
}
