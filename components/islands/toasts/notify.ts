import { createElement, type ReactElement, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { waitWhileLoading } from '../../../renderer/islands/patience.ts';
import { wakeIsland } from '../../../renderer/islands/wakeIsland.ts';
import { CopyOutcome } from './CopyOutcome.tsx';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface Notice extends ToastTextProps {
  /** `destructive` marks a failure, which interrupts a screen reader. */
  tone?: 'default' | 'destructive';
}

/**
 * Shows a toast, as soon as the island of toasts is awake.
 *
 * @param notice the words, in the visitor's language, and the tone
 */
export function notify({ tone = 'default', ...text }: Notice): void {
  const { title, description } = text;
  show(createElement(ToastText, text), tone, [title, description ?? '']);
}

/**
 * Shows a toast that says whether an address was copied.
 *
 * @param title the outcome in two words, in the visitor's language; the explanation is in the words of the island
 * @param copied true if the address is in the clipboard
 */
export function notifyCopied(title: string, copied: boolean): void {
  show(createElement(CopyOutcome, { title, copied }), copied ? 'default' : 'destructive', [title]);
}

function show(text: ReactElement, tone: Notice['tone'], lines: readonly string[]): void {
  if (tone === 'destructive') {
    toast.error(text);
  } else {
    toast(text);
  }
  wakeIsland('toasts');
  waitWhileLoading(
    () => document.querySelector('x-island[data-name="toasts"][awake]') !== null,
    () => {},
    () => sayWithoutRegion(lines),
  );
}

/** Shows the words beside the focused control, in the notice of failed islands (`IslandFailure.tsx`): the code of the toasts does not come. */
function sayWithoutRegion(lines: readonly string[]): void {
  const notice = document.querySelector<HTMLElement>('#island-failure p');
  if (!notice) {
    return;
  }
  // An open popover cannot be opened again.
  notice.hidePopover?.();
  notice.replaceChildren(...lines.flatMap((line) => [line, document.createElement('br')]));
  notice.showPopover?.({ source: document.activeElement as HTMLElement });
}

/**
 * Wakes the island of toasts now, because a later notice may have to say that there is no connection.
 *
 * @returns `notify`
 */
export function useNotify(): typeof notify {
  useEffect(() => wakeIsland('toasts'), []);
  return notify;
}
