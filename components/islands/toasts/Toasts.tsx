import {
  cloneElement,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
import { isComposing } from '../../../renderer/islands/isComposing.ts';
import { useHydrated } from '../../../renderer/islands/useHydrated.ts';
import { classNames } from '../../ui/classNames.ts';
import { positionToasts } from './positionToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastTextProps } from './ToastText.tsx';
import { shownToasts, type ToastConfigurationName, toastConfigurations } from './toastConfigurations.ts';
import { usePauses } from './usePauses.ts';

/** The time in milliseconds that a dismissed toast takes to fade. */
const removeDelayMs = 200;

function Toasts({ configuration }: { configuration: ToastConfigurationName }) {
  const { t } = useTranslation('toasts');
  const { limit, duration, swipe } = toastConfigurations[configuration];
  // Each card has its own countdown. With the library's timer, a toast that appears during a pause would stay too long.
  const { toasts } = useToaster({ duration: Number.POSITIVE_INFINITY, removeDelay: removeDelayMs });
  // Hydration must render what the pre-rendered HTML contains (no toasts), even if there are already toasts to show.
  // `shown` also contains dismissed toasts that still fade; `visible` does not.
  const { shown, dropped } = shownToasts(useHydrated() ? toasts : [], limit);
  const visible = shown.filter((each) => each.visible);
  const newest = visible[0]?.id;

  const region = useRef<HTMLElement>(null);
  /** The element that had the focus before the toasts. It is focused when they close. */
  const previousFocus = useRef<HTMLElement>(null);
  const { paused, focused, handlers } = usePauses(region, visible.length > 0);

  useEffect(() => {
    for (const { id } of dropped) {
      toast.remove(id);
    }
    // The card with the focus may have been dropped.
    if (dropped.length > 0 && focused) {
      region.current?.focus();
    }
  }, [dropped, focused]);

  // Opens the region for a new toast, in front of all other layers.
  useEffect(() => {
    if (newest && region.current) {
      return positionToasts(region.current);
    }
  }, [newest]);

  function restoreFocus() {
    const target = previousFocus.current?.isConnected
      ? previousFocus.current
      : document.getElementById('main');
    target?.focus({ preventScroll: true });
  }

  function dismiss(id: string) {
    toast.dismiss(id);
    if (!region.current?.contains(document.activeElement)) {
      return;
    }
    if (visible.length > 1) {
      region.current.focus();
    } else {
      restoreFocus();
    }
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) {
      return;
    }
    // One key press closes only the toast, not also the dialog under it.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (newest) {
      dismiss(newest);
    } else {
      restoreFocus();
    }
  });
  const isEmpty = shown.length === 0;
  // The region is hidden while it is empty and not focused, so that a screen reader does not find it. If F8 moved the focus before
  // hydration, `focused` is still false here, so `:focus` is checked too.
  useEffect(() => {
    if (isEmpty && !focused && !region.current?.matches(':focus')) {
      region.current?.hidePopover();
    }
  }, [isEmpty, focused]);
  // A layout effect runs before the paint, so Escape closes a toast from the moment it is visible.
  useLayoutEffect(() => {
    if (!newest && !focused) {
      return;
    }
    const listener = (event: KeyboardEvent) => onEscape(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, [newest, focused]);

  return (
    <>
      <section
        ref={region}
        id="toasts"
        popover="manual"
        tabIndex={-1}
        aria-label={t('label')}
        aria-describedby={isEmpty ? 'toasts-empty' : undefined}
        {...handlers}
        onFocus={(event) => {
          handlers.onFocus();
          const { relatedTarget } = event;
          if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
            previousFocus.current = relatedTarget;
          }
        }}
        className={classNames(
          // `flex` would show an empty region even while its popover is closed.
          !isEmpty && 'flex',
          'flex-col gap-3.5 overflow-visible rounded-panel bg-transparent text-sm',
        )}
        data-print="no"
      >
        {shown.map((each) => (
          <ToastCard
            key={each.id}
            toast={each}
            duration={duration}
            swipe={swipe}
            paused={paused}
            onDismiss={() => dismiss(each.id)}
          />
        ))}
        {isEmpty && (
          <p id="toasts-empty" className="rounded-panel border border-ink bg-card p-4">
            {t('empty')}
          </p>
        )}
      </section>
      <Announcements toasts={shown} />
    </>
  );
}

/** Why does this need to be an island? Toasts appear, count down and are swiped away in the browser only. */
export const island = defineIsland({ name: 'toasts', Component: Toasts, namespaces: ['toasts'] });

/** The delay before an announcement, in milliseconds: the live region must exist before its text, and the focus must move first. */
const announcementDelayMs = 100;
/** How long the announced text stays, in milliseconds. Then it is removed, because screen readers find the same text in the card. */
const announcementMs = 1000;

/** Announces each toast once. A failure interrupts the screen reader; other toasts wait until it is silent. */
function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  const failures = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <div className="sr-only">
      {/* This element has no role, because the roles `status` and `alert` imply `aria-atomic`, which would repeat old toasts. */}
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

/** Announces a toast by a copy of its message. Every message is a `<ToastText>` (`notify.ts`). */
function Announcement({ toast }: { toast: Toast }) {
  const [announced, setAnnounced] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setAnnounced(true), announcementDelayMs),
      setTimeout(() => setAnnounced(false), announcementDelayMs + announcementMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    announced &&
    cloneElement(resolveValue(toast.message, toast) as ReactElement<ToastTextProps>, { announced })
  );
}
