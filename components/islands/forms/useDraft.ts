import { useEffect } from 'react';
import { clearDraft, writeDraft } from './draft.ts';
import type { FormState, FormValues } from './formState.ts';

/** How long typing rests before it is kept, in milliseconds. */
const delay = 400;

/**
 * Keeps what the visitor writes for this tab, until it is sent.
 *
 * @param key where, in the session storage
 * @param state the form
 */
export function useDraft<Values extends FormValues>(
  key: string,
  { values, changed, stage }: FormState<Values>,
): void {
  useEffect(() => {
    if (stage === 'sent') clearDraft(key);
  }, [key, stage]);

  useEffect(() => {
    if (!changed) return;
    const keep = () => writeDraft(key, { query: location.search, texts: textsOf(values) });
    const timer = setTimeout(keep, delay);
    // The page may be left before the typing rests.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [key, values, changed]);
}

function textsOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
