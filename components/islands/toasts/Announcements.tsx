import { useEffect, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';

/** A live region is heard when its content changes, so the words come a moment after it, and after focus has moved. */
const beforeSpeakingMs = 100;
/** They leave again, lest a reader meets them twice: here and in the card. */
const speakingMs = 1000;

/** Says each toast once: what failed at once, the rest when the screen reader is free. */
export function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  const failures = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <div className="sr-only">
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
