import { createElement, type ReactElement, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { waitFor } from '../../../renderer/islands/patience.ts';
import { wakeIsland } from '../../../renderer/islands/wakeIsland.ts';
import { CopyOutcome } from './CopyOutcome.tsx';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface Notice extends ToastTextProps {
  /** `destructive` says that something failed: it interrupts a screen reader. */
  tone?: 'default' | 'destructive';
}

/**
 * Tells the visitor how something ended. To be called by islands; the notice shows as soon as the region is awake.
 *
 * @param notice its words, already in the visitor's language
 */
export function notify({ title, description, tone = 'default' }: Notice): void {
  show(createElement(ToastText, { title, description }), tone, [title, description ?? '']);
}

/**
 * Tells the visitor whether an address was copied.
 *
 * @param title the outcome in two words, in the visitor's language; the region itself has the words that explain it
 * @param copied whether the address is in the clipboard
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
  waitFor(
    () => document.querySelector('x-island[data-name="toasts"][awake]') !== null,
    () => {},
    () => sayWithoutRegion(lines),
  );
}

/** Says the words where failures are said, beside what has the focus, when the code of the region does not come. */
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

/** @returns `notify`, whose code comes now: a notice may have to say that there is no connection */
export function useNotify(): typeof notify {
  useEffect(() => wakeIsland('toasts'), []);
  return notify;
}
