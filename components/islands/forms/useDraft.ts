import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredKey } from '../../../content/storedItems.ts';
import type { Form, FormTexts } from './createForm.ts';

/** The pause in typing after which a draft is stored, in milliseconds. */
const delayMs = 400;

/** More than any form accepts: a longer text was not stored by this site. */
const longestTextCharacters = 100_000;

/** The texts that a visitor has written in this tab and not sent. */
export interface Draft {
  /** The query of the address at that time: another query may fill in other values. */
  query: string;
  texts: FormTexts;
}

/** @returns a draft in the session storage; undefined if there is none, or it cannot be read: anyone can edit the storage of a browser */
export function readDraft(key: StoredKey, form: Form): Draft | undefined {
  try {
    const { query, texts } = JSON.parse(sessionStorage.getItem(key) ?? '') as Record<string, unknown>;
    const isText = (each: unknown) => typeof each === 'string' && each.length <= longestTextCharacters;
    if (!isText(query) || !Object.values(Object(texts)).every(isText)) {
      return undefined;
    }
    return { query: String(query), texts: form.textsOf(Object(texts)) };
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it. Where storage is full or forbidden, nothing changes for the visitor. */
export function writeDraft(key: StoredKey, draft: Draft | undefined): void {
  try {
    // Removed first: if there is no room for the new draft, an older one must not come back.
    sessionStorage.removeItem(key);
    if (draft) {
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
  } catch {
    // Full or forbidden: then there is none.
  }
}

interface DraftPlan {
  key: StoredKey;
  form: Form;
  idPrefix: string;
  element: RefObject<HTMLFormElement | null>;
  /** @returns the texts to fill in; without this function those of the draft */
  startingTexts: ((draft: Draft | undefined) => FormTexts) | undefined;
  /** Called at each change by the visitor with the control, and once without for changes from before this code came. */
  onWritten: (control?: Element) => void;
}

/** Fills in the empty fields of a form when it is hydrated (`starting`), and stores what the visitor writes for this tab until it is sent (`forget`). */
export function useDraft({ key, form, idPrefix, element, startingTexts, onWritten }: DraftPlan) {
  const [starting, setStarting] = useState<FormTexts>({});
  const isWritten = useRef(false);
  const texts = () => element.current && form.textsOf(form.valuesIn(element.current, idPrefix));

  const begin = useEffectEvent(() => {
    const draft = readDraft(key, form);
    setStarting(startingTexts?.(draft) ?? draft?.texts ?? {});
  });
  useLayoutEffect(() => begin(), []);
  // Only once these texts are rendered: an option that the list lacked can be chosen then.
  useLayoutEffect(() => {
    if (element.current) {
      form.fillIn(element.current, starting);
    }
  }, [element, form, starting]);

  const keep = useEffectEvent(() => {
    const written = texts();
    if (written && isWritten.current) {
      writeDraft(key, { query: location.search, texts: written });
    }
  });
  const note = useEffectEvent((control?: Element) => {
    isWritten.current = true;
    onWritten(control);
  });
  const isWrittenEarly = useEffectEvent(() =>
    Object.entries(texts() ?? {}).some(([field, text]) => text !== (starting[field] ?? '')),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const keepNow = () => keep();
    const onInput = ({ target }: Event) => {
      if (!element.current?.contains(target as Element)) {
        return;
      }
      note(target as Element);
      clearTimeout(timer);
      timer = setTimeout(keepNow, delayMs);
    };
    const listening = new AbortController();
    addEventListener('input', onInput, listening);
    // The page may be left before the typing rests.
    addEventListener('pagehide', keepNow, listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [element]);
  useEffect(() => {
    if (isWrittenEarly()) {
      note();
      keep();
    }
  }, []);

  return {
    starting,
    forget() {
      isWritten.current = false;
      setStarting({});
      writeDraft(key, undefined);
    },
  };
}
