import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxMessageLength } from '../../../content/chatContact.ts';
import { isComposing } from '../../../renderer/islands/isComposing.ts';
import { Button } from '../../ui/Button.tsx';
import { arrowUpPath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { keepQuestion, readQuestion } from './storedConversation.ts';

/** The counter is shown if the question has at least this many characters. */
const counterFrom = maxMessageLength - 200;

interface ComposerProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  /** @returns false if the question is refused, for example because it is too long */
  onSend: (text: string) => boolean;
  /** The ids of the texts that describe the field while the counter is not shown. */
  describedBy: string | undefined;
}

/** The field for a question. Enter sends the question, unless it confirms text of an input method (IME). Shift+Enter starts a new line. */
export function Composer({ inputRef, pending, onSend, describedBy }: ComposerProps) {
  const { t } = useTranslation('chatbot');
  const [length, setLength] = useState(0);
  const isTooLong = length > maxMessageLength;
  // Keep what the visitor typed before hydration; otherwise restore the unsent question of the previous page.
  useEffect(() => {
    const field = inputRef.current;
    if (field) {
      field.value ||= readQuestion();
      setLength(lengthIn(field));
    }
  }, [inputRef]);

  function onChanged(field: HTMLTextAreaElement) {
    setLength(lengthIn(field));
    keepQuestion(field.value);
  }

  function send() {
    const field = inputRef.current;
    if (field?.value.trim() && !pending && onSend(field.value)) {
      field.value = '';
      onChanged(field);
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) {
      return;
    }
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={onSubmit} className="border-t border-line bg-card p-3">
      <label htmlFor="chat-input" className="sr-only">
        {t('input')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          // In development, `capture.ts` may add `autofocus` before React compares the attributes.
          suppressHydrationWarning
          ref={inputRef}
          id="chat-input"
          name="message"
          rows={1}
          // No `maxLength`: it would silently cut a pasted text.
          aria-invalid={isTooLong || undefined}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          placeholder={t('placeholder')}
          // The label is not visible and the placeholder disappears, so a `title` names the field (RGAA 11.1).
          title={t('input')}
          readOnly={pending}
          aria-disabled={pending || undefined}
          aria-describedby={length >= counterFrom ? 'chat-counter' : describedBy}
          onInput={(event) => onChanged(event.currentTarget)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-32 min-h-11 w-full resize-none rounded-control border border-line-strong bg-card px-3 py-2.5 text-base placeholder:text-muted read-only:bg-paper"
        />
        <Button
          type="submit"
          variant="premium"
          size="icon"
          aria-label={t('send')}
          aria-disabled={pending || length === 0 || isTooLong}
        >
          <LineIcon path={arrowUpPath} className="size-5" />
        </Button>
      </div>
      {length >= counterFrom && (
        <p
          // A new key creates a new element: screen readers announce an alert only if it is new.
          key={String(isTooLong)}
          id="chat-counter"
          role={isTooLong ? 'alert' : undefined}
          className={`mt-1.5 text-xs ${isTooLong ? 'text-alert' : 'font-mono text-muted'}`}
        >
          {t(isTooLong ? 'tooLong' : 'counter', { used: length, limit: maxMessageLength })}
        </p>
      )}
    </form>
  );
}

/** @returns the length of the text in characters; 0 for spaces only, because they cannot be sent */
function lengthIn({ value }: HTMLTextAreaElement): number {
  return value.trim() ? value.length : 0;
}
