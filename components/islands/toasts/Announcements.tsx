import { useEffect, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';

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
      {/* Not atomic, as these roles are by default: only a new toast is read, not the others again. */}
      <div role="status" aria-atomic="false">
        {others.map((toast) => (
          <Announcement key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" aria-atomic="false">
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
  return spoken && resolveValue(toast.message, toast);
}
