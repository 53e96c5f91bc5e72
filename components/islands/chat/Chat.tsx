import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatContact } from '../../../content/chatContact.ts';
import { publicSettings } from '../../../renderer/content/publicSettings.ts';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { useLongWait } from '../../../renderer/islands/useLongWait.ts';
import { useWhenOnline } from '../../../renderer/islands/useWhenOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { closePath, rotateCcwPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { useNotify } from '../toasts/notify.ts';
import { spokenAnswer } from './answerBlocks.ts';
import { askAssistant } from './askAssistant.ts';
import { Composer } from './Composer.tsx';
import { MessageBubble, MessageTime } from './MessageBubble.tsx';
import type { SuggestionSet } from './suggestionsFor.ts';
import { useConversation } from './useConversation.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

/** The assistant: a button and a panel (`chat.css`). The panel is a popover that stays open while the visitor uses the page. */
function Chat({ suggestions }: { suggestions: SuggestionSet }) {
  const { t, i18n } = useTranslation('chatbot');
  const { chatFunctionUrl, chatPublicKey } = publicSettings;
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const chat = useConversation({
    panel,
    ask: (question, signal) =>
      askAssistant(
        {
          ...question,
          language: i18n.language,
          contact: { ...chatContact, hours: t('context.hours') },
        },
        { url: chatFunctionUrl, apiKey: chatPublicKey },
        signal,
      ),
    continuations: t('continuations'),
    fallback: t('errorMessage'),
    onFailure: (error) => {
      console.error('The chat assistant did not answer:', error);
      notify({ title: t('errorTitle'), description: t('errorDescription'), tone: 'destructive' });
    },
  });
  const { open, openedAt, conversation, unanswered } = chat;
  const connection = useWhenOnline(chat.retry);
  const { messages, pending, stopped, isCleared, answer } = conversation;
  const isLongWait = useLongWait(pending);
  useVisibleHeight(panel);

  const wasPending = useRef(false);
  useEffect(() => {
    // If the focused button (a suggestion, "Retry" or "Stop") was removed, the focus moves to the field.
    if (wasPending.current !== pending && document.activeElement === document.body) {
      input.current?.focus();
    }
    wasPending.current = pending;
  }, [pending]);

  // Scrolls to the newest message. A new conversation stays at its beginning, the welcome.
  useEffect(() => {
    if (open && (messages.length > 0 || pending)) {
      log.current?.scrollTo({ top: log.current.scrollHeight });
    }
  }, [open, messages.length, pending]);

  return (
    <aside aria-labelledby="chat-title" data-print="no" className="contents">
      <button
        type="button"
        popoverTarget="chat-panel"
        aria-controls="chat-panel"
        aria-label={t('open')}
        className="fixed end-[20px] bottom-[20px] z-20 grid size-[52px] place-items-center rounded-full bg-accent text-card hover:bg-ink noscript:hidden"
      >
        {/* The sizes of button and icon are in pixels: larger text must not make the button higher than `--pinned-height` (`base.css`). */}
        <LineIcon path="M4 4h16v12H8l-4 4z" className="size-[24px]" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={panel}
        id="chat-panel"
        popover="manual"
        // A group, not a dialog: in a dialog, Firefox makes Orca treat letters typed in the field as commands (decision 030).
        role="group"
        aria-labelledby="chat-title"
        onToggle={({ newState }) => chat.setOpen(newState === 'open')}
        className="flex-col overflow-hidden rounded-panel border border-ink bg-paper text-ink"
      >
        <div data-dark="" className="flex items-center gap-2 bg-band py-2 ps-4 pe-2 text-white">
          <div className="me-auto">
            <h2 id="chat-title" className="text-base/snug font-bold tracking-normal">
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
              <LineIcon path={rotateCcwPath} className="size-5" />
            </Button>
          )}
          <Button
            variant="professional"
            size="icon"
            popoverTarget="chat-panel"
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="border-transparent"
          >
            <LineIcon path={closePath} className="size-5" />
          </Button>
        </div>
        <div
          ref={log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
        >
          {/* Not a live region: browsers would announce an answer in parts. The second `StatusMessage` announces it as one text. */}
          <div role="log" aria-live="off" aria-label={t('log')} className="flex flex-col gap-3 p-4">
            <div className="max-w-[88%] self-start rounded-panel border border-line bg-card px-3.5 py-2.5 text-sm">
              <p id="chat-welcome">{t('welcome')}</p>
              {/* The time of the visit is unknown when the page is pre-rendered. */}
              {openedAt !== undefined && <MessageTime timestamp={openedAt} />}
            </div>
            <p id="chat-notice" className="text-xs text-muted">
              {t('notice')}
            </p>
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} onAsk={pending ? undefined : chat.ask} />
            ))}
            {/* Hidden from screen readers, because `StatusMessage` announces the wait. */}
            {pending && (
              <p aria-hidden="true" className="flex items-center gap-2 text-sm text-muted">
                <span className="size-2 animate-pulse rounded-full bg-accent" />
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
                {/* After a failure, the last message says that no answer came. */}
                {!messages.at(-1)?.failed &&
                  (stopped ? (
                    // Hidden from screen readers, because `StatusMessage` announces it.
                    <span aria-hidden="true">{t('stopped')}</span>
                  ) : (
                    <span>{t('interrupted')}</span>
                  ))}
                <Button variant="secondary" size="sm" onClick={chat.retry}>
                  {t('retry')}
                </Button>
                {connection.waits && <span>{t('waitingForConnection')}</span>}
                {!connection.waits && !navigator.onLine && (
                  <Button variant="secondary" size="sm" onClick={connection.wait}>
                    {t('retryLater')}
                  </Button>
                )}
              </p>
            )}
            {messages.length === 0 && <Suggestions set={suggestions} onAsk={chat.ask} />}
          </div>
        </div>
        {/* Two status messages: with only one, Firefox announces an answer twice if it comes while "waiting" is read (decision 030). */}
        <StatusMessage>{isLongWait && t('waiting')}</StatusMessage>
        <StatusMessage>
          {stopped
            ? t('stopped')
            : isCleared
              ? t('reset')
              : answer !== undefined && t('said', { answer: spokenAnswer(answer) })}
        </StatusMessage>
        <Composer
          inputRef={input}
          pending={pending}
          onSend={chat.ask}
          describedBy={messages.length === 0 ? 'chat-welcome chat-notice' : undefined}
        />
      </div>
    </aside>
  );
}

/** Why does this need to be an island? It sends questions to a service and stores the conversation in the browser. */
export const island = defineIsland({ name: 'chat', Component: Chat, namespaces: ['chatbot'] });

/** Lists questions to choose from. The pre-rendered HTML contains them, so visitors see them before the code is loaded. */
function Suggestions({ set, onAsk }: { set: SuggestionSet; onAsk: (question: string) => void }) {
  const { t } = useTranslation('chatbot');
  return (
    <ul aria-label={t('suggestionsLabel')} className="flex flex-col items-start gap-2">
      {t(`suggestions.${set}`, { returnObjects: true }).map((question) => (
        <li key={question}>
          <Button variant="secondary" size="sm" onClick={() => onAsk(question)} className="text-start">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
