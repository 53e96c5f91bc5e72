import { type RefObject, startTransition, useEffect, useReducer, useRef, useState } from 'react';
import { conversationReducer, emptyConversation, previousQuestion, questionToRetry } from './conversation.ts';
import { keepConversation, readConversation } from './storedConversation.ts';

interface UseConversationOptions {
  /** The panel of the chat. The browser opens and closes it; the caller reports that with `setOpen`. */
  panel: RefObject<HTMLElement | null>;
  /** Sends a message to the assistant, with the earlier question that it continues. Rejects if no answer comes or if `signal` aborts. */
  ask: (question: { message: string; previous: string | undefined }, signal: AbortSignal) => Promise<string>;
  /** Words separated by spaces. A message that begins with one of these words ("and", "also") continues an earlier question. */
  continuations: string;
  /** The message to show if no answer comes. */
  fallback: string;
  /** Called if no answer comes, unless the visitor has stopped the question, has started a new conversation or leaves the page. */
  onFailure: (error: unknown) => void;
}

/** Sends one question at a time. Stores the messages, and whether the panel is open, for the next page of this tab. */
export function useConversation({ panel, ask, continuations, fallback, onFailure }: UseConversationOptions) {
  const [conversation, dispatch] = useReducer(conversationReducer, emptyConversation);
  const [open, setOpen] = useState(false);
  /** When the panel was first opened in this tab, on this page or an earlier page. The welcome message shows this time. */
  const [openedAt, setOpenedAt] = useState<number>();
  /** False until the stored conversation is read. Until then, the empty conversation must not overwrite the stored one. */
  const [restored, setRestored] = useState(false);
  const request = useRef<AbortController | null>(null);

  useEffect(() => {
    const stored = readConversation();
    if (stored.messages.length > 0) {
      dispatch({ type: 'restored', messages: stored.messages });
    }
    // The panel may already be open. A closed panel has no height. `matches(':popover-open')` would throw in an older browser.
    setOpen(Boolean(panel.current?.offsetHeight));
    setRestored(true);
    // Formatting `openedAt` is slow (`MessageTime`). In a transition, it does not delay the panel.
    startTransition(() => setOpenedAt(stored.openedAt));
  }, [panel]);

  useEffect(() => {
    if (restored && open) {
      startTransition(() => setOpenedAt((earlier) => earlier ?? Date.now()));
    }
  }, [restored, open]);

  useEffect(() => {
    // A panel as wide as the window is not opened on the next page, because it would hide that page.
    const leavesRoom = (panel.current?.offsetWidth ?? 0) < document.documentElement.clientWidth;
    if (restored) {
      keepConversation({ open: open && leavesRoom, openedAt, messages: conversation.messages });
    }
  }, [panel, restored, open, openedAt, conversation.messages]);

  // A pending request would keep the page out of the back/forward cache.
  useEffect(() => {
    const abort = () => request.current?.abort();
    addEventListener('pagehide', abort);
    return () => removeEventListener('pagehide', abort);
  }, []);

  async function send(message: string): Promise<void> {
    const controller = new AbortController();
    request.current = controller;
    try {
      const previous = previousQuestion(conversation.messages, message, continuations);
      const text = await ask({ message, previous }, controller.signal);
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
    setOpen(isOpen: boolean) {
      setOpen(isOpen);
      if (!isOpen) {
        dispatch({ type: 'closed' });
      }
    },
    openedAt,
    unanswered: questionToRetry(conversation),
    /** @returns false if the question is refused, because it is empty or too long, or another question is pending */
    ask(text: string) {
      const asked = { type: 'asked', text, at: Date.now() } as const;
      // The reducer returns the same state for a question that it refuses.
      if (conversationReducer(conversation, asked) === conversation) {
        return false;
      }
      dispatch(asked);
      void send(text.trim());
      return true;
    },
    retry() {
      const question = questionToRetry(conversation);
      if (question !== undefined) {
        dispatch({ type: 'retried' });
        void send(question);
      }
    },
    stop: () => request.current?.abort(),
    clear() {
      request.current?.abort();
      dispatch({ type: 'cleared' });
    },
  };
}
