import { type RefObject, startTransition, useEffect, useReducer, useRef, useState } from 'react';
import { completed, conversationReducer, emptyConversation, questionToRetry } from './conversation.ts';
import { keepConversation, readConversation } from './storedConversation.ts';

interface UseConversationOptions {
  /** The panel of the chat. The browser opens and closes it, and the state follows. */
  panel: RefObject<HTMLElement | null>;
  /** Asks the assistant. Rejects when there is no answer. */
  ask: (message: string, signal: AbortSignal) => Promise<string>;
  /** The words that start a message which continues the one before, separated by spaces. */
  continuations: string;
  /** The text in place of an answer that did not come. */
  fallback: string;
  /** Called once for each answer that did not come. */
  onFailure: (error: unknown) => void;
}

/** Keeps the conversation of this tab, also from one page to the next. Only one question can be open at a time. */
export function useConversation({ panel, ask, continuations, fallback, onFailure }: UseConversationOptions) {
  const [conversation, dispatch] = useReducer(conversationReducer, emptyConversation);
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState<number>();
  const [restored, setRestored] = useState(false);
  const request = useRef<AbortController | null>(null);

  useEffect(() => {
    const stored = readConversation();
    if (stored.messages.length > 0) {
      dispatch({ type: 'restored', messages: stored.messages });
    }
    // `:popover-open` would throw in an older browser.
    const isOpen = Boolean(panel.current?.offsetHeight);
    setOpen(isOpen);
    setRestored(true);
    // Formatting the time is slow, and nobody waits for it.
    startTransition(() => setOpenedAt(stored.openedAt ?? (isOpen ? Date.now() : undefined)));
  }, [panel]);

  useEffect(() => {
    if (restored && open) {
      startTransition(() => setOpenedAt((earlier) => earlier ?? Date.now()));
    }
  }, [restored, open]);

  useEffect(() => {
    // A panel that fills the window would hide the next page.
    const leavesRoom = (panel.current?.offsetWidth ?? 0) < document.documentElement.clientWidth;
    if (restored) {
      keepConversation({ open: open && leavesRoom, openedAt, messages: conversation.messages });
    }
  }, [panel, restored, open, openedAt, conversation.messages]);

  // An open request would keep the page out of the back/forward cache.
  useEffect(() => {
    const abort = () => request.current?.abort();
    addEventListener('pagehide', abort);
    return () => removeEventListener('pagehide', abort);
  }, []);

  async function send(message: string): Promise<void> {
    const controller = new AbortController();
    request.current = controller;
    try {
      const text = await ask(completed(conversation.messages, message, continuations), controller.signal);
      if (!controller.signal.aborted) {
        dispatch({ type: 'answered', text, at: Date.now() });
      }
    } catch (error) {
      if (controller.signal.aborted) {
        dispatch({ type: 'stopped' });
      } else {
        dispatch({ type: 'failed', text: fallback, at: Date.now() });
        onFailure(error);
      }
    }
  }

  return {
    conversation,
    open,
    setOpen,
    openedAt,
    unanswered: questionToRetry(conversation),
    ask(text: string) {
      const next = conversationReducer(conversation, { type: 'asked', text, at: Date.now() });
      if (next === conversation) {
        return false;
      }
      dispatch({ type: 'asked', text, at: Date.now() });
      void send(text.trim());
      return true;
    },
    retry() {
      const question = questionToRetry(conversation);
      if (question === undefined) {
        return;
      }
      dispatch({ type: 'retried' });
      void send(question);
    },
    stop() {
      request.current?.abort();
    },
    clear() {
      request.current?.abort();
      dispatch({ type: 'cleared' });
    },
  };
}
