import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../renderer/i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { type AnswerBlock, type AnswerSpan, answerBlocks } from './answerBlocks.ts';
import type { ChatMessage } from './conversation.ts';

interface MessageBubbleProps {
  message: ChatMessage;
  /** Asks a question that the message suggests; undefined while another question is pending. */
  onAsk: ((question: string) => void) | undefined;
}

export function MessageBubble({ message, onAsk }: MessageBubbleProps) {
  const { t } = useTranslation('chatbot');
  const { text, isUser, timestamp, failed } = message;
  const look = isUser
    ? 'self-end bg-band text-white'
    : failed
      ? 'self-start border border-alert bg-alert-soft'
      : 'self-start border border-line bg-card';
  return (
    <div
      data-dark={isUser ? '' : undefined}
      className={`max-w-[88%] rounded-panel px-3.5 py-2.5 text-sm wrap-anywhere ${look}`}
    >
      <p className="sr-only">{isUser ? t('you') : t('assistant')}</p>
      {isUser ? (
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
      ) : (
        <AnswerText text={text} onAsk={onAsk} />
      )}
      <MessageTime timestamp={timestamp} className={isUser ? 'text-muted-dark' : 'text-muted'} />
    </div>
  );
}

/** Shows an answer as paragraphs, lists, safe links and buttons for questions. HTML in an answer is shown as text. */
function AnswerText({ text, onAsk }: { text: string } & Pick<MessageBubbleProps, 'onAsk'>) {
  return (
    <div className="flex flex-col gap-2.5">
      {keyed(answerBlocks(text)).map(([key, block]) => (
        <Block key={key} block={block} onAsk={onAsk} />
      ))}
    </div>
  );
}

function Block({ block, onAsk }: { block: AnswerBlock } & Pick<MessageBubbleProps, 'onAsk'>) {
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    );
  }
  // The chat function offers questions as a list in which each item is one question (`createAnswerer.ts`).
  if (block.items.every(([first]) => first?.isQuestion)) {
    return (
      <ul className="flex flex-col items-start gap-2">
        {block.items.map(([first]) => (
          <li key={first?.text}>
            <Button
              variant="secondary"
              size="sm"
              // Not `disabled`, because a disabled button loses the focus.
              aria-disabled={!onAsk || undefined}
              onClick={() => onAsk?.(first?.text ?? '')}
              className="py-1.5 text-start"
            >
              {first?.text}
            </Button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="list-disc ps-5">
      {keyed(block.items).map(([key, spans]) => (
        <li key={key}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  );
}

function Spans({ spans }: { spans: AnswerSpan[] }) {
  return keyed(spans).map(([key, { text, href }]) =>
    href ? (
      <a
        key={key}
        href={href}
        // A telephone number or an e-mail address reads from left to right, in Arabic too.
        dir={/^(?:tel|mailto):/.test(href) ? 'ltr' : undefined}
        className="font-semibold text-accent underline underline-offset-3 hover:decoration-2"
      >
        {text}
      </a>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
}

/** Uses each part's index as its React key: parts have no id, and an answer never changes. */
function keyed<Part>(parts: readonly Part[]): [string, Part][] {
  return parts.map((part, index) => [String(index), part]);
}

export function MessageTime({
  timestamp,
  className = 'text-muted',
}: Pick<ChatMessage, 'timestamp'> & { className?: string }) {
  const { i18n } = useTranslation();
  const date = new Date(timestamp);
  return (
    <time dateTime={date.toISOString()} className={`mt-1.5 block font-mono text-xs ${className}`}>
      {formatTime(date, i18n.language)}
    </time>
  );
}
