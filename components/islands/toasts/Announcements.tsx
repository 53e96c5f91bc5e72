import { cloneElement, type ReactElement, useEffect, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import type { ToastTextProps } from './ToastText.tsx';

/** The delay of the words in milliseconds: a live region is announced when its content changes, and only after the focus has moved. */
const beforeSpeakingMs = 100;
/** The time in milliseconds after which the words are removed, so that a screen reader does not find them here and in the card. */
const speakingMs = 1000;

/** Announces each toast once: failures interrupt the screen reader, other toasts wait until it is idle. */
export function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  const failures = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <div className="sr-only">
      {/* Without the roles `status` and `alert`, as in `StatusMessage.tsx`. Nor are these atomic: only a new toast is read, not the others again. */}
      <div aria-live="polite">
        {others.map((toast) => (
          <Announcement key={toast.id} toast={toast} />
        ))}
      </div>
      <div aria-live="assertive">
        {failures.map((toast) => (
          <Announcement key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function Announcement({ toast }: { toast: Toast }) {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setSpoken(true), beforeSpeakingMs),
      setTimeout(() => setSpoken(false), beforeSpeakingMs + speakingMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    spoken && cloneElement(resolveValue(toast.message, toast) as ReactElement<ToastTextProps>, { spoken })
  );
}
