import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredKey } from '../../../content/storedItems.ts';
import type { Form } from './createForm.ts';
import type { FormTexts } from './formState.ts';

/** How long typing rests before it is kept, in milliseconds. */
const delayMs = 400;

/** More than any form takes: what is longer was not kept by us. */
const longestTextCharacters = 100_000;

/** What a visitor wrote and did not send, in this tab. */
export interface Draft {
  /** The query of the address it was written under: another one may fill the form in differently. */
  query: string;
  texts: FormTexts;
}

/**
 * @param key where it is kept in the session storage
 * @param form whose texts are read: anyone with the browser's tools can write others
 * @returns the draft, or nothing where there is none, it cannot be read or it is not one of ours
 */
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

/** Keeps a draft, or forgets it; where there is no room or no permission, nothing changes for the visitor. */
export function writeDraft(key: StoredKey, draft: Draft | undefined): void {
  try {
    // First of all: where there is no room for the new one, an older draft must not come back in its place.
    sessionStorage.removeItem(key);
    if (draft) {
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
  } catch {
    // Full or forbidden: then there is none.
  }
}

interface DraftPlan {
  /** Where it is kept, in the session storage. */
  key: StoredKey;
  form: Form;
  idPrefix: string;
  /** The form in the document; nothing while it is not shown. */
  element: RefObject<HTMLFormElement | null>;
  /** What an earlier visit or the address fills in; the draft where nothing is said. */
  startingTexts: ((draft: Draft | undefined) => FormTexts) | undefined;
  /** Called at each change by the visitor, and once for what was written before this code came. */
  onWritten: () => void;
}

/**
 * Fills a form in when it wakes, where it is empty, and keeps what the visitor writes for this tab, until it is sent.
 *
 * @returns the texts that it was filled in with, and what forgets the draft
 */
export function useDraft({ key, form, idPrefix, element, startingTexts, onWritten }: DraftPlan) {
  const [starting, setStarting] = useState<FormTexts>({});
  const isWritten = useRef(false);
  const texts = () => element.current && form.textsOf(form.valuesIn(element.current, idPrefix));

  const begin = useEffectEvent(() => {
    const draft = readDraft(key, form);
    setStarting(startingTexts?.(draft) ?? draft?.texts ?? {});
  });
  useLayoutEffect(() => begin(), []);
  // After the rendering that begins with them: a list may have to show one more choice.
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
  const note = useEffectEvent(() => {
    isWritten.current = true;
    onWritten();
  });
  const isWrittenEarly = useEffectEvent(() =>
    Object.entries(texts() ?? {}).some(([field, text]) => text !== (starting[field] ?? '')),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const keepNow = () => keep();
    const onInput = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) {
        return;
      }
      note();
      clearTimeout(timer);
      timer = setTimeout(keepNow, delayMs);
    };
    addEventListener('input', onInput);
    // The page may be left before the typing rests.
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', onInput);
      removeEventListener('pagehide', keepNow);
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
