import { type PointerEvent, useRef } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { circleAlertPath, closePath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { useCountdown } from './useCountdown.ts';

interface ToastCardProps {
  toast: Toast;
  /** How long the toast stays, in milliseconds. Time in pauses does not count. */
  duration: number;
  /** The distance in pixels after which a swipe dismisses the toast. */
  swipe: number;
  paused: boolean;
  onDismiss: () => void;
}

/** Shows one toast. It follows a swiping finger, and fades out when it is dismissed. */
export function ToastCard({ toast, duration, swipe, paused, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('toasts');
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<number>(null);
  const failed = toast.type === 'error';

  useCountdown(duration, paused || !toast.visible, onDismiss);

  function distance({ clientX, currentTarget }: PointerEvent) {
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    return start.current === null ? 0 : swipeDistance(start.current, clientX, isRightToLeft ? 'rtl' : 'ltr');
  }

  function push(pixels: number) {
    card.current?.style.setProperty('--swipe', `${pixels}px`);
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button')) {
      return;
    }
    start.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function end(event: PointerEvent) {
    if (event.type === 'pointerup' && distance(event) >= swipe) {
      onDismiss();
    } else {
      push(0);
    }
    start.current = null;
  }

  return (
    <div
      ref={card}
      data-toast={failed ? 'destructive' : 'default'}
      onPointerDown={begin}
      onPointerMove={(event) => start.current !== null && push(distance(event))}
      onPointerUp={end}
      onPointerCancel={end}
      className={classNames(
        'flex translate-x-(--swipe,0px) touch-pan-y items-start gap-3 rounded-panel border border-s-4 py-3 ps-4 pe-1 text-ink shadow-sheet select-none rtl:-translate-x-(--swipe,0px)',
        'transition-opacity duration-200 starting:opacity-0',
        failed ? 'border-alert bg-alert-soft' : 'border-accent bg-card',
        !toast.visible && 'pointer-events-none opacity-0',
      )}
    >
      {failed ? (
        <LineIcon path={circleAlertPath} className="mt-2.5 size-5 shrink-0 text-alert" />
      ) : (
        <Verdict result="passed" className="mt-2.5 size-5" />
      )}
      <div className="min-w-0 grow self-center py-1">{resolveValue(toast.message, toast)}</div>
      <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onDismiss}>
        <LineIcon path={closePath} className="size-5" />
      </Button>
    </div>
  );
}

/** @returns how far a finger has moved to the right (to the left if text reads from right to left), in pixels; at least 0 */
export function swipeDistance(from: number, to: number, direction: 'ltr' | 'rtl'): number {
  return Math.max(0, direction === 'rtl' ? from - to : to - from);
}
