import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useCountdown } from '../toasts/useCountdown.ts';

/** How long it stays, in milliseconds, while nothing pauses it. */
const duration = 3000;

/**
 * The request has gone; the dialog closes by itself. A pointer that moves here or a focus on the button stops the time
 * (WCAG 2.2 2.2.1). A pointer that rests where it has sent the form does not.
 */
export function JoinSuccess({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('community');
  const view = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => view.current?.focus(), []);
  useCountdown(duration, hovered || focused, onClose);

  return (
    <section
      ref={view}
      aria-labelledby="join-success-title"
      tabIndex={-1}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event: FocusEvent) => setFocused(event.target !== event.currentTarget)}
      onBlur={() => setFocused(false)}
      className="grid justify-items-center gap-4 px-5 py-12 text-center focus:outline-none md:px-8"
    >
      <Tick className="size-14" />
      <p id="join-success-title" className="font-display text-h3 font-bold">
        {t('dialog.success.title')}
      </p>
      <p className="max-w-narrow text-muted">{t('dialog.success.description')}</p>
      <Button variant="outline" className="mt-2" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </section>
  );
}
