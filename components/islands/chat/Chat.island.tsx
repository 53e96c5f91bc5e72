import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Close from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatContact } from '../../../content/chatContact.ts';
import { publicSettings } from '../../../content/publicSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { defineIsland } from '../defineIsland.ts';
import { StatusMessage } from '../StatusMessage.tsx';
import { notify } from '../toasts/notify.ts';
import { useHydrated } from '../useHydrated.ts';
import { askAssistant } from './askAssistant.ts';
import { Composer } from './Composer.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageTime } from './MessageTime.tsx';
import { sessionToken } from './sessionToken.ts';
import type { SuggestionSet } from './suggestionsFor.ts';
import { useConversation } from './useConversation.ts';

function Chat({ suggestions }: { suggestions: SuggestionSet }) {
  const { t, i18n } = useTranslation('chatbot');
  const { chatFunctionUrl, chatPublicKey } = publicSettings;
  // Suggestions come with the code that can send them.
  const hydrated = useHydrated();
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const chat = useConversation({
    ask: (message, signal) =>
      askAssistant(
        {
          message,
          language: i18n.language,
          contact: { ...chatContact, hours: t('context.hours') },
        },
        { url: chatFunctionUrl, apiKey: chatPublicKey, bearer: sessionToken() ?? chatPublicKey },
        signal,
      ),
    fallback: t('errorMessage'),
    onFailure: (error) => {
      console.error('The chat assistant did not answer:', error);
      notify({ title: t('errorTitle'), description: t('errorDescription'), tone: 'destructive' });
    },
  });
  const { open, setOpen, openedAt, conversation, unanswered } = chat;
  const { messages, pending, stopped } = conversation;

  // The boot script shows the panel of a restored conversation before the first paint; from here on React does.
  useEffect(() => {
    delete document.documentElement.dataset.kept;
  }, []);

  const wasPending = useRef(false);
  useEffect(() => {
    // The button that was used may be gone: a suggestion, "Retry" or "Stop".
    if (wasPending.current !== pending && document.activeElement === document.body) input.current?.focus();
    wasPending.current = pending;
  }, [pending]);

  useEffect(() => {
    if (open && messages.length + Number(pending) > 0)
      log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [open, messages.length, pending]);

  function show() {
    setOpen(true);
    // The panel is shown by the rendering that follows.
    requestAnimationFrame(() => input.current?.focus());
  }
  function hide() {
    setOpen(false);
    toggle.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    hide();
  }

  return (
    <div data-print="no">
      <button
        ref={toggle}
        type="button"
        data-shows="chat-panel"
        aria-expanded={open}
        aria-controls="chat-panel"
        aria-label={t('open')}
        onClick={() => (open ? hide() : show())}
        className="fixed end-4 bottom-4 z-30 -translate-y-(--consent-height) grid size-14 place-items-center rounded-full border-2 border-paper bg-proof text-white shadow-sheet transition-transform hover:scale-105 aria-busy:cursor-progress sm:end-6"
      >
        <LineIcon path="M4 4h16v12H8l-4 4z" className="size-6" />
      </button>
      <div
        ref={panel}
        id="chat-panel"
        role="dialog"
        aria-labelledby="chat-title"
        hidden={!open}
        onKeyDown={onKeyDown}
        className="fixed z-40 flex flex-col overflow-hidden border-ink bg-paper text-ink max-sm:inset-0 max-sm:h-dvh sm:end-6 sm:bottom-[calc(5.5rem+var(--consent-height,0px))] sm:h-[32rem] sm:max-h-[calc(100dvh-6.5rem-var(--consent-height,0px))] sm:w-[24rem] sm:rounded-panel sm:border sm:shadow-sheet"
      >
        <div data-dark="" className="flex items-center gap-2 bg-ink py-2 ps-4 pe-2 text-white">
          <div className="me-auto">
            <h2 id="chat-title" className="text-base leading-snug font-bold tracking-normal">
              {t('title')}
            </h2>
            <p className="text-xs text-muted-dark">{t('subtitle')}</p>
          </div>
          {messages.length > 0 && (
            <Button
              variant="professional"
              size="icon"
              aria-label={t('reset')}
              onClick={() => {
                chat.clear();
                input.current?.focus();
              }}
              className="border-transparent"
            >
              <RotateCcw className="size-5" />
            </Button>
          )}
          <Button
            variant="professional"
            size="icon"
            data-shows="chat-panel"
            aria-label={t('close')}
            onClick={hide}
            className="border-transparent"
          >
            <Close className="size-5" />
          </Button>
        </div>
        <div
          ref={log}
          role="log"
          aria-label={t('log')}
          aria-busy={pending}
          tabIndex={0}
          className="flex grow flex-col gap-3 overflow-y-auto overscroll-contain p-4"
        >
          {/* Read when it is reached: its time, which comes later, is no news. */}
          <div
            aria-live="off"
            className="max-w-[88%] self-start rounded-panel border border-line bg-card px-3.5 py-2.5 text-sm"
          >
            <p>{t('welcome')}</p>
            {/* Not in the HTML, which is older than any visit. */}
            {openedAt !== undefined && <MessageTime timestamp={openedAt} />}
          </div>
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} />
          ))}
          {/* Said aloud by the status below: the log announces finished answers only. */}
          {pending && (
            <p aria-hidden="true" className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-proof" />
              {t('typing')}
            </p>
          )}
        </div>
        <div className="flex flex-col items-start gap-2 px-4 pb-3 text-sm empty:hidden">
          {pending && (
            <Button variant="secondary" size="sm" onClick={chat.stop}>
              {t('stop')}
            </Button>
          )}
          {unanswered !== undefined && (
            <p className="flex flex-wrap items-center gap-2 text-muted">
              {!messages.at(-1)?.failed &&
                (stopped ? <span aria-hidden="true">{t('stopped')}</span> : t('interrupted'))}
              <Button variant="secondary" size="sm" onClick={chat.retry}>
                {t('retry')}
              </Button>
            </p>
          )}
          {hydrated && messages.length === 0 && (
            <ul aria-label={t('suggestionsLabel')} className="flex flex-col items-start gap-2">
              {t(`suggestions.${suggestions}`, { returnObjects: true }).map((question) => (
                <li key={question}>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => chat.ask(question)}
                    className="text-start"
                  >
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <StatusMessage>{pending ? t('waiting') : stopped && t('stopped')}</StatusMessage>
        <p className="border-t border-line bg-paper px-4 py-1.5 text-xs text-muted">{t('notice')}</p>
        <Composer inputRef={input} pending={pending} onSend={chat.ask} />
      </div>
    </div>
  );
}

/** Why does this need to be an island? It talks with a service and keeps what was said. */
export const island = defineIsland({ Component: Chat, words: ['chatbot'] });
