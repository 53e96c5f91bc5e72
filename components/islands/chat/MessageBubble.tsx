import { useTranslation } from 'react-i18next';
import { AnswerText } from './AnswerText.tsx';
import type { ChatMessage } from './conversation.ts';
import { MessageTime } from './MessageTime.tsx';

interface MessageBubbleProps {
  message: ChatMessage;
  /** Asks a question that the message offers; undefined while another question is pending. */
  onAsk: ((question: string) => void) | undefined;
}

/** Shows one message with its time, and with its author, a line of its own, for screen readers. */
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
