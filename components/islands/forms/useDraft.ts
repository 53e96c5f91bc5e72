import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { StoredKey } from '../../../content/storedItems.ts';
import type { Form, FormTexts } from './createForm.ts';

/** The pause in typing after which a draft is stored, in milliseconds. */
const delayMs = 400;

/** The maximum length of a stored text, more than any form accepts. A longer text was not stored by this site. */
const maxTextLength = 100_000;

/** The texts that a visitor has typed in this tab and not sent. */
export interface Draft {
  /** The query of the URL when the draft was stored. Another query may fill in other values. */
  query: string;
  texts: FormTexts;
}

/** @returns a draft from session storage; undefined if it is missing or invalid. Anyone can edit the storage, so it is validated */
export function readDraft(key: StoredKey, form: Form): Draft | undefined {
  try {
    const { query, texts } = JSON.parse(sessionStorage.getItem(key) ?? '') as Record<string, unknown>;
    const isText = (each: unknown) => typeof each === 'string' && each.length <= maxTextLength;
    if (!isText(query) || !Object.values(Object(texts)).every(isText)) {
      return undefined;
    }
    return { query: String(query), texts: form.textsOf(Object(texts)) };
  } catch {
    return undefined;
  }
}

/** Stores a draft; removes the stored draft if `draft` is undefined. */
export function writeDraft(key: StoredKey, draft: Draft | undefined): void {
  try {
    // Removed first: if the new draft cannot be stored, an older draft must not come back.
    sessionStorage.removeItem(key);
    if (draft) {
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
  } catch {
    // Storage is full or not allowed, so there is no draft.
  }
}

interface DraftPlan {
  key: StoredKey;
  form: Form;
  idPrefix: string;
  element: RefObject<HTMLFormElement | null>;
  /** @returns the texts to fill in. If this function is missing, the draft's texts are used */
  startingTexts: ((draft: Draft | undefined) => FormTexts) | undefined;
  /** Called with the control at each change by the visitor. If there were changes before hydration, called once without a control. */
  onEdit: (control?: Element) => void;
}

/** Fills in a form's empty fields after hydration. Until the form is sent (`clear`), stores what the visitor types, for this tab only. */
export function useDraft({ key, form, idPrefix, element, startingTexts, onEdit }: DraftPlan) {
  const [starting, setStarting] = useState<FormTexts>({});
  const isEdited = useRef(false);
  const texts = () => element.current && form.textsOf(form.valuesIn(element.current, idPrefix));

  const begin = useEffectEvent(() => {
    const draft = readDraft(key, form);
    setStarting(startingTexts?.(draft) ?? draft?.texts ?? {});
  });
  useLayoutEffect(() => begin(), []);
  // This runs after `starting` is rendered, so a `<select>` contains an option that it lacked before.
  useLayoutEffect(() => {
    if (element.current) {
      form.fillIn(element.current, starting);
    }
  }, [element, form, starting]);

  const keep = useEffectEvent(() => {
    const filled = texts();
    if (filled && isEdited.current) {
      writeDraft(key, { query: location.search, texts: filled });
    }
  });
  const reportEdit = useEffectEvent((control?: Element) => {
    isEdited.current = true;
    onEdit(control);
  });
  const isEditedBeforeHydration = useEffectEvent(() =>
    Object.entries(texts() ?? {}).some(([field, text]) => text !== (starting[field] ?? '')),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const keepNow = () => keep();
    const onInput = ({ target }: Event) => {
      if (!element.current?.contains(target as Element)) {
        return;
      }
      reportEdit(target as Element);
      clearTimeout(timer);
      timer = setTimeout(keepNow, delayMs);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // The listener is on the window, because a form that was sent may come back as a new element (`CommunityJoin.tsx`).
    addEventListener('input', onInput, { signal });
    // The visitor may leave the page before the pause in typing is over.
    addEventListener('pagehide', keepNow, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [element]);
  useEffect(() => {
    if (isEditedBeforeHydration()) {
      reportEdit();
      keep();
    }
  }, []);

  return {
    starting,
    clear() {
      isEdited.current = false;
      setStarting({});
      writeDraft(key, undefined);
    },
  };
}
